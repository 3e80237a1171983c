CREATE TABLE studio_guest (
    account TEXT PRIMARY KEY REFERENCES account (name) ON DELETE CASCADE,
    since BIGINT NOT NULL
);

CREATE TABLE edition (
    id TEXT PRIMARY KEY,
    account TEXT REFERENCES account (name) ON DELETE CASCADE,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    files TEXT NOT NULL
);

CREATE INDEX edition_of_account ON edition (account, changed);

CREATE TABLE frozen_edition (
    name TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    title TEXT NOT NULL,
    files TEXT NOT NULL,
    made BIGINT NOT NULL
);

CREATE TABLE experiment (
    id TEXT PRIMARY KEY,
    account TEXT REFERENCES account (name) ON DELETE CASCADE,
    created BIGINT NOT NULL,
    title TEXT NOT NULL,
    asked TEXT NOT NULL,
    state TEXT NOT NULL,
    why TEXT NOT NULL DEFAULT '',
    result TEXT,
    played BIGINT NOT NULL DEFAULT 0,
    letters BIGINT NOT NULL DEFAULT 0,
    seconds DOUBLE PRECISION NOT NULL DEFAULT 0,
    held TEXT NOT NULL DEFAULT '',
    held_until BIGINT NOT NULL DEFAULT 0
);

CREATE INDEX experiment_of_account ON experiment (account, created);
CREATE INDEX experiment_by_state ON experiment (state, created);

CREATE TABLE experiment_game (
    experiment TEXT NOT NULL REFERENCES experiment (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    body TEXT NOT NULL,
    game_table TEXT,
    PRIMARY KEY (experiment, number)
);
