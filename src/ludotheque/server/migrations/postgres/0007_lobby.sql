CREATE TABLE open_table (
    game_table TEXT PRIMARY KEY REFERENCES game_table (id) ON DELETE CASCADE,
    mark TEXT NOT NULL,
    seen BIGINT NOT NULL
);

CREATE INDEX open_table_of_mark ON open_table (mark);
