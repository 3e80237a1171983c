### The words of its table, beside the rules.

ph-board = The coast
ph-help = Touch the coast to put the lantern there, or give the two numbers.
