"""Run the command line as `python -m tannkit`."""

from tannkit.cli.main import main

main()
