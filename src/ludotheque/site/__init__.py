"""The table in a browser's tab: `build` writes the folder of files; the rest runs in the browser's Python."""
