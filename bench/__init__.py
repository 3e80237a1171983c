"""The speed bench: our games beside their peers, timed in one run. ``python -m bench``; see README.md."""
