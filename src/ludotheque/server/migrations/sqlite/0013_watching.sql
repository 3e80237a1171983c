CREATE TABLE watched_table (
    game_table TEXT PRIMARY KEY REFERENCES game_table (id) ON DELETE CASCADE
) STRICT;

CREATE TABLE stand_line (
    game_table TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    account TEXT NOT NULL REFERENCES account (name) ON DELETE CASCADE,
    said INTEGER NOT NULL,
    seen INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (game_table, number)
) STRICT;

CREATE INDEX stand_line_of ON stand_line (account);
