"""`python -m sagrada` is the command line."""

import sys

from sagrada.cli import main

if __name__ == "__main__":
    sys.exit(main())
