CREATE TABLE studio_guest (
    account TEXT PRIMARY KEY REFERENCES account (name) ON DELETE CASCADE,
    since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE edition (
    id TEXT PRIMARY KEY,
    account TEXT REFERENCES account (name) ON DELETE CASCADE,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    files TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX edition_of_account ON edition (account, changed);

CREATE TABLE frozen_edition (
    name TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    title TEXT NOT NULL,
    files TEXT NOT NULL,
    made INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE experiment (
    id TEXT PRIMARY KEY,
    account TEXT REFERENCES account (name) ON DELETE CASCADE,
    created INTEGER NOT NULL,
    title TEXT NOT NULL,
    asked TEXT NOT NULL,
    state TEXT NOT NULL,
    why TEXT NOT NULL DEFAULT '',
    result TEXT,
    played INTEGER NOT NULL DEFAULT 0,
    letters INTEGER NOT NULL DEFAULT 0,
    seconds REAL NOT NULL DEFAULT 0,
    held TEXT NOT NULL DEFAULT '',
    held_until INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

CREATE INDEX experiment_of_account ON experiment (account, created);
CREATE INDEX experiment_by_state ON experiment (state, created);

CREATE TABLE experiment_game (
    experiment TEXT NOT NULL REFERENCES experiment (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    body TEXT NOT NULL,
    game_table TEXT,
    PRIMARY KEY (experiment, number)
) STRICT, WITHOUT ROWID;
