CREATE TABLE process (
    id TEXT PRIMARY KEY,
    until BIGINT NOT NULL
);

CREATE TABLE lease (
    game_table TEXT PRIMARY KEY REFERENCES game_table (id) ON DELETE CASCADE,
    holder TEXT NOT NULL,
    fence BIGINT NOT NULL
);

CREATE INDEX lease_by_holder ON lease (holder);

CREATE SEQUENCE fence;
