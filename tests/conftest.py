"""All tests speak English, whatever the machine they run on does; programs they start inherit it, and end by Ctrl+C
even where the tests were started in the background, which makes a shell ignore it."""

import os
import signal

os.environ["SAGRADA_LANGUAGE"] = "en"
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
