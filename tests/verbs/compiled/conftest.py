"""A small yard, fresh for every test."""

from __future__ import annotations

import pytest
from small_yard import Yard, a_yard


@pytest.fixture
def yard() -> Yard:
    return a_yard()
