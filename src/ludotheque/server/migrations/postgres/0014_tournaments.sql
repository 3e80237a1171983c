CREATE TABLE tournament (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    organiser TEXT REFERENCES account (name) ON DELETE SET NULL,
    home TEXT NOT NULL,
    listed BIGINT NOT NULL,
    made BIGINT NOT NULL,
    begins BIGINT NOT NULL,
    rules TEXT NOT NULL,
    stage TEXT NOT NULL,
    due BIGINT
);

CREATE INDEX tournament_due ON tournament (stage, due);

CREATE TABLE tournament_entrant (
    tournament TEXT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    account TEXT REFERENCES account (name) ON DELETE SET NULL,
    home TEXT NOT NULL,
    PRIMARY KEY (tournament, number),
    UNIQUE (tournament, account)
);

CREATE INDEX tournament_entrant_of_account ON tournament_entrant (account);

CREATE TABLE tournament_step (
    tournament TEXT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    made BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (tournament, number)
);

CREATE TABLE tournament_table (
    game_table TEXT PRIMARY KEY,
    tournament TEXT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    settled BIGINT NOT NULL
);

CREATE INDEX tournament_table_of ON tournament_table (tournament);
CREATE INDEX tournament_table_unsettled ON tournament_table (settled);
