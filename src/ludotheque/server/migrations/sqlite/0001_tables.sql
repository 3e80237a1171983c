CREATE TABLE game_table (
    id TEXT PRIMARY KEY,
    head TEXT NOT NULL,
    created INTEGER NOT NULL,
    finished INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE log (
    game_table TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    written INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (game_table, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE seat_key (
    hash TEXT PRIMARY KEY,
    game_table TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX seat_key_of_table ON seat_key (game_table);

CREATE TABLE account (
    name TEXT PRIMARY KEY,
    password TEXT,
    created INTEGER NOT NULL,
    banned INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

CREATE TABLE session (
    hash TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES account (name) ON DELETE CASCADE,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX session_of_account ON session (account);

CREATE TABLE owned_seat (
    account TEXT NOT NULL REFERENCES account (name) ON DELETE CASCADE,
    game_table TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    PRIMARY KEY (game_table, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX owned_seat_of_account ON owned_seat (account);
