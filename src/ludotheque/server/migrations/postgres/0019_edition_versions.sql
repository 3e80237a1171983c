ALTER TABLE edition ADD COLUMN version BIGINT NOT NULL DEFAULT 0;

CREATE TABLE edition_version (
    edition TEXT NOT NULL REFERENCES edition (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    made BIGINT NOT NULL,
    what TEXT NOT NULL,
    files TEXT NOT NULL,
    PRIMARY KEY (edition, number)
);
