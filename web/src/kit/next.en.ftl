next-none = Nothing is waiting for you.
next-none-why = None of your tables waits for an answer of yours just now.
next-up = Next: { $title }
next-up-other = Next table
