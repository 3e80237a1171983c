CREATE TABLE open_table (
    game_table TEXT PRIMARY KEY REFERENCES game_table (id) ON DELETE CASCADE,
    mark TEXT NOT NULL,
    seen INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX open_table_of_mark ON open_table (mark);
