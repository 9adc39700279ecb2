"""The layout of the legend: as low as the width allows, and nothing over anything else."""

import pytest

from tannkit.draw.legend_layout import HEADING_SIZE, TEXT_AT, Block, Meaning, lay_out
from tannkit.draw.lettering import CUT, halves, text_width, wrapped


def blocks(*counts: int, name: str = "Some path") -> list[Block]:
    return [
        Block(f"Block {k}", 0.4, tuple(Meaning(lambda _at: "", f"{name} {n}") for n in range(count)))
        for k, count in enumerate(counts)
    ]


@pytest.mark.parametrize("width", [3.0, 6.0, 12.0, 30.0])
@pytest.mark.parametrize("name", ["Path", "The long way between the northern and the southern gate of the castle"])
def test_no_line_covers_another_and_all_keep_within_the_height(width, name):
    lines, end = lay_out(blocks(20, 4, 3, 9, name=name), 0, 10, width)
    assert len(lines) == 20 + 4 + 3 + 9 + 4
    boxes = []
    for line in lines:
        x, y = line.text_at
        left = x if line.size == HEADING_SIZE else x - TEXT_AT
        boxes.append((left, y - 0.17, x + line.width, y + 0.17))
    for k, (left, top, right, bottom) in enumerate(boxes):
        assert top >= 10
        assert bottom <= end
        for other in boxes[k + 1 :]:
            assert right <= other[0] or other[2] <= left or bottom <= other[1] + 0.02 or other[3] <= top + 0.02


def test_a_wider_legend_is_lower():
    heights = [lay_out(blocks(30, 4, 3, 9), 0, 0, width)[1] for width in (4.0, 8.0, 16.0, 32.0)]
    assert heights == sorted(heights, reverse=True)
    assert heights[-1] < heights[0] / 4


def test_blocks_start_columns_of_their_own_where_there_is_room():
    lines, _ = lay_out(blocks(5, 4), 0, 0, 20)
    headings = [line.text_at for line in lines if line.size == HEADING_SIZE]
    assert headings[0][1] == headings[1][1]


def test_long_texts_are_broken_then_cut():
    words = wrapped("The extraordinarily long passage between the northern and the southern bastion", 12, 2.5)
    assert len(words) == 2
    assert words[1].endswith(CUT)
    assert all(text_width(line, 12) <= 2.5 for line in words)
    assert wrapped("Short", 12, 2.5) == ("Short",)
    assert wrapped("x" * 200, 12, 2.5)[0].endswith(CUT)


def test_halves_are_as_equal_as_words_allow():
    assert halves("CHAPEL OF THE DEAD") == ("CHAPEL OF", "THE DEAD")
    assert halves("OSSUARY") == ("OSSUARY",)
