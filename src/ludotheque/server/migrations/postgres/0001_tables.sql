CREATE TABLE game_table (
    id TEXT PRIMARY KEY,
    head TEXT NOT NULL,
    created BIGINT NOT NULL,
    finished BIGINT NOT NULL DEFAULT 0
);

CREATE TABLE log (
    game_table TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    written BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (game_table, seq)
);

CREATE TABLE seat_key (
    hash TEXT PRIMARY KEY,
    game_table TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL
);

CREATE INDEX seat_key_of_table ON seat_key (game_table);

CREATE TABLE account (
    name TEXT PRIMARY KEY,
    password TEXT,
    created BIGINT NOT NULL,
    banned BIGINT NOT NULL DEFAULT 0
);

CREATE TABLE session (
    hash TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES account (name) ON DELETE CASCADE,
    expires BIGINT NOT NULL
);

CREATE INDEX session_of_account ON session (account);

CREATE TABLE owned_seat (
    account TEXT NOT NULL REFERENCES account (name) ON DELETE CASCADE,
    game_table TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    PRIMARY KEY (game_table, seat)
);

CREATE INDEX owned_seat_of_account ON owned_seat (account);
