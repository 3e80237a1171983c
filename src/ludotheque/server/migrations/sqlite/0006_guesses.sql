CREATE TABLE reading (
    reading TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES account (name) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX reading_of_account ON reading (account);

CREATE TABLE guess (
    who TEXT PRIMARY KEY,
    free INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE known_browser (
    account TEXT NOT NULL REFERENCES account (name) ON DELETE CASCADE,
    mark TEXT NOT NULL,
    used INTEGER NOT NULL,
    PRIMARY KEY (account, mark)
) STRICT, WITHOUT ROWID;
