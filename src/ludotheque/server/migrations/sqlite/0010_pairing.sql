CREATE TABLE ticket (
    who TEXT PRIMARY KEY,
    home TEXT NOT NULL,
    body TEXT NOT NULL,
    days INTEGER NOT NULL,
    made INTEGER NOT NULL,
    seen INTEGER NOT NULL,
    free INTEGER NOT NULL
) STRICT;

CREATE TABLE found_seat (
    who TEXT PRIMARY KEY REFERENCES ticket (who) ON DELETE CASCADE,
    game_table TEXT NOT NULL,
    seat INTEGER NOT NULL,
    people INTEGER NOT NULL,
    game TEXT NOT NULL,
    pace TEXT NOT NULL,
    due INTEGER NOT NULL,
    state INTEGER NOT NULL
) STRICT;

CREATE INDEX found_seat_of_table ON found_seat (game_table);

CREATE TABLE waited (
    game TEXT NOT NULL,
    pace TEXT NOT NULL,
    took INTEGER NOT NULL,
    ended INTEGER NOT NULL
) STRICT;
