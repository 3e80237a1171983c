CREATE TABLE passkey (
    id TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES account (name) ON DELETE CASCADE,
    public_key TEXT NOT NULL,
    counter INTEGER NOT NULL,
    name TEXT NOT NULL,
    created INTEGER NOT NULL,
    used INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX passkey_of_account ON passkey (account);

CREATE TABLE challenge (
    challenge TEXT PRIMARY KEY,
    account TEXT NOT NULL,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE ban (
    kind TEXT NOT NULL,
    who TEXT NOT NULL,
    why TEXT NOT NULL,
    since INTEGER NOT NULL,
    PRIMARY KEY (kind, who)
) STRICT, WITHOUT ROWID;

CREATE TABLE secret (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE contact (
    id TEXT PRIMARY KEY,
    account TEXT REFERENCES account (name) ON DELETE CASCADE,
    game_table TEXT REFERENCES game_table (id) ON DELETE CASCADE,
    seat INTEGER,
    address TEXT NOT NULL,
    language TEXT NOT NULL,
    confirmed INTEGER NOT NULL DEFAULT 0,
    UNIQUE (account),
    UNIQUE (game_table, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE hook (
    game_table TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    url TEXT NOT NULL,
    secret TEXT NOT NULL,
    PRIMARY KEY (game_table, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE waiting (
    game_table TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    channel TEXT NOT NULL,
    turn INTEGER NOT NULL,
    due INTEGER NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    settled INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game_table, seat, channel)
) STRICT, WITHOUT ROWID;

CREATE INDEX waiting_due ON waiting (settled, due);
