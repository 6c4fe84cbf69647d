"""All tests speak English, whatever the machine they run on does; programs they start inherit it."""

import os

os.environ["SAGRADA_LANGUAGE"] = "en"
