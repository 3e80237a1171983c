CREATE TABLE ticket (
    who TEXT PRIMARY KEY,
    home TEXT NOT NULL,
    body TEXT NOT NULL,
    days INTEGER NOT NULL,
    made BIGINT NOT NULL,
    seen BIGINT NOT NULL,
    free BIGINT NOT NULL
);

CREATE TABLE found_seat (
    who TEXT PRIMARY KEY REFERENCES ticket (who) ON DELETE CASCADE,
    game_table TEXT NOT NULL,
    seat INTEGER NOT NULL,
    people INTEGER NOT NULL,
    game TEXT NOT NULL,
    pace TEXT NOT NULL,
    due BIGINT NOT NULL,
    state INTEGER NOT NULL
);

CREATE INDEX found_seat_of_table ON found_seat (game_table);

CREATE TABLE waited (
    game TEXT NOT NULL,
    pace TEXT NOT NULL,
    took BIGINT NOT NULL,
    ended BIGINT NOT NULL
);
