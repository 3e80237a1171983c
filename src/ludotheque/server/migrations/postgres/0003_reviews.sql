CREATE TABLE review (
    game_table TEXT PRIMARY KEY REFERENCES game_table (id) ON DELETE CASCADE,
    body TEXT NOT NULL
);
