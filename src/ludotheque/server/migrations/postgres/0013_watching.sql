CREATE TABLE watched_table (
    game_table TEXT PRIMARY KEY REFERENCES game_table (id) ON DELETE CASCADE
);

CREATE TABLE stand_line (
    game_table TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    account TEXT NOT NULL REFERENCES account (name) ON DELETE CASCADE,
    said BIGINT NOT NULL,
    seen BIGINT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (game_table, number)
);

CREATE INDEX stand_line_of ON stand_line (account);
