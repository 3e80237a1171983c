CREATE TABLE passkey (
    id TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES account (name) ON DELETE CASCADE,
    public_key TEXT NOT NULL,
    counter BIGINT NOT NULL,
    name TEXT NOT NULL,
    created BIGINT NOT NULL,
    used BIGINT
);

CREATE INDEX passkey_of_account ON passkey (account);

CREATE TABLE challenge (
    challenge TEXT PRIMARY KEY,
    account TEXT NOT NULL,
    expires BIGINT NOT NULL
);

CREATE TABLE ban (
    kind TEXT NOT NULL,
    who TEXT NOT NULL,
    why TEXT NOT NULL,
    since BIGINT NOT NULL,
    PRIMARY KEY (kind, who)
);

CREATE TABLE secret (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

CREATE TABLE contact (
    id TEXT PRIMARY KEY,
    account TEXT REFERENCES account (name) ON DELETE CASCADE,
    game_table TEXT REFERENCES game_table (id) ON DELETE CASCADE,
    seat BIGINT,
    address TEXT NOT NULL,
    language TEXT NOT NULL,
    confirmed BIGINT NOT NULL DEFAULT 0,
    UNIQUE (account),
    UNIQUE (game_table, seat)
);

CREATE TABLE hook (
    game_table TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    url TEXT NOT NULL,
    secret TEXT NOT NULL,
    PRIMARY KEY (game_table, seat)
);

CREATE TABLE waiting (
    game_table TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    channel TEXT NOT NULL,
    turn BIGINT NOT NULL,
    due BIGINT NOT NULL,
    tries BIGINT NOT NULL DEFAULT 0,
    settled BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (game_table, seat, channel)
);

CREATE INDEX waiting_due ON waiting (settled, due);
