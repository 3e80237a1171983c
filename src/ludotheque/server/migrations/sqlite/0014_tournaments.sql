CREATE TABLE tournament (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    organiser TEXT REFERENCES account (name) ON DELETE SET NULL,
    home TEXT NOT NULL,
    listed INTEGER NOT NULL,
    made INTEGER NOT NULL,
    begins INTEGER NOT NULL,
    rules TEXT NOT NULL,
    stage TEXT NOT NULL,
    due INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX tournament_due ON tournament (stage, due);

CREATE TABLE tournament_entrant (
    tournament TEXT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    account TEXT REFERENCES account (name) ON DELETE SET NULL,
    home TEXT NOT NULL,
    PRIMARY KEY (tournament, number),
    UNIQUE (tournament, account)
) STRICT, WITHOUT ROWID;

CREATE INDEX tournament_entrant_of_account ON tournament_entrant (account);

CREATE TABLE tournament_step (
    tournament TEXT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    made INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE tournament_table (
    game_table TEXT PRIMARY KEY,
    tournament TEXT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    settled INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX tournament_table_of ON tournament_table (tournament);
CREATE INDEX tournament_table_unsettled ON tournament_table (settled);
