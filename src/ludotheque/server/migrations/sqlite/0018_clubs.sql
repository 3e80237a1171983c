CREATE TABLE club (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    about TEXT NOT NULL,
    shown INTEGER NOT NULL,
    link TEXT UNIQUE,
    made INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE club_reading (
    reading TEXT PRIMARY KEY,
    club TEXT NOT NULL REFERENCES club (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX club_reading_of ON club_reading (club);

CREATE TABLE club_member (
    club TEXT NOT NULL REFERENCES club (id) ON DELETE CASCADE,
    account TEXT NOT NULL REFERENCES account (name) ON DELETE CASCADE,
    role TEXT NOT NULL,
    since INTEGER NOT NULL,
    PRIMARY KEY (club, account)
) STRICT, WITHOUT ROWID;

CREATE INDEX club_member_of_account ON club_member (account);

CREATE TABLE club_call (
    club TEXT NOT NULL REFERENCES club (id) ON DELETE CASCADE,
    account TEXT NOT NULL REFERENCES account (name) ON DELETE CASCADE,
    by_account TEXT NOT NULL REFERENCES account (name) ON DELETE CASCADE,
    since INTEGER NOT NULL,
    declined INTEGER NOT NULL,
    PRIMARY KEY (club, account)
) STRICT, WITHOUT ROWID;

CREATE INDEX club_call_of_account ON club_call (account);
CREATE INDEX club_call_by_account ON club_call (by_account);

CREATE TABLE club_table (
    game_table TEXT PRIMARY KEY REFERENCES game_table (id) ON DELETE CASCADE,
    club TEXT NOT NULL REFERENCES club (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX club_table_of ON club_table (club);
