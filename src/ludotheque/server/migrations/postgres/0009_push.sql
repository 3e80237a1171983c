CREATE TABLE push (
    id TEXT PRIMARY KEY,
    account TEXT REFERENCES account (name) ON DELETE CASCADE,
    endpoint TEXT NOT NULL,
    public_key TEXT NOT NULL,
    auth TEXT NOT NULL,
    language TEXT NOT NULL,
    quiet TEXT NOT NULL,
    created BIGINT NOT NULL,
    told BIGINT NOT NULL DEFAULT 0
);

CREATE INDEX push_of_account ON push (account);

CREATE TABLE push_seat (
    push TEXT NOT NULL REFERENCES push (id) ON DELETE CASCADE,
    game_table TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    PRIMARY KEY (push, game_table, seat)
);

CREATE INDEX push_at_seat ON push_seat (game_table, seat);

CREATE TABLE push_silent (
    push TEXT NOT NULL REFERENCES push (id) ON DELETE CASCADE,
    game_table TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    PRIMARY KEY (push, game_table)
);
