CREATE TABLE reading (
    reading TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES account (name) ON DELETE CASCADE
);

CREATE INDEX reading_of_account ON reading (account);

CREATE TABLE guess (
    who TEXT PRIMARY KEY,
    free BIGINT NOT NULL
);

CREATE TABLE known_browser (
    account TEXT NOT NULL REFERENCES account (name) ON DELETE CASCADE,
    mark TEXT NOT NULL,
    used BIGINT NOT NULL,
    PRIMARY KEY (account, mark)
);
