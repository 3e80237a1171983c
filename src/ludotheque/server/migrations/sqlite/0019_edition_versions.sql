ALTER TABLE edition ADD COLUMN version INTEGER NOT NULL DEFAULT 0;

CREATE TABLE edition_version (
    edition TEXT NOT NULL REFERENCES edition (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    made INTEGER NOT NULL,
    what TEXT NOT NULL,
    files TEXT NOT NULL,
    PRIMARY KEY (edition, number)
) STRICT, WITHOUT ROWID;
