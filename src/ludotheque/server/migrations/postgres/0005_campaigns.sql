CREATE TABLE campaign (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    created BIGINT NOT NULL,
    origin TEXT,
    after BIGINT NOT NULL
);

CREATE INDEX campaign_of_origin ON campaign (origin);

CREATE TABLE chapter (
    campaign TEXT NOT NULL REFERENCES campaign (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    game_table TEXT REFERENCES game_table (id) ON DELETE SET NULL,
    ending TEXT,
    PRIMARY KEY (campaign, number)
);

CREATE INDEX chapter_of_table ON chapter (game_table);
