"""Tables over the network: who sits where, every move on disk before it is acknowledged, views pushed to all."""
