CREATE TABLE campaign (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    created INTEGER NOT NULL,
    origin TEXT,
    after INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX campaign_of_origin ON campaign (origin);

CREATE TABLE chapter (
    campaign TEXT NOT NULL REFERENCES campaign (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    game_table TEXT REFERENCES game_table (id) ON DELETE SET NULL,
    ending TEXT,
    PRIMARY KEY (campaign, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX chapter_of_table ON chapter (game_table);
