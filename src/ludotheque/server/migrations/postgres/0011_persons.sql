CREATE TABLE person (
    account TEXT PRIMARY KEY REFERENCES account (name) ON DELETE CASCADE,
    seal TEXT NOT NULL,
    shown TEXT NOT NULL
);

CREATE TABLE bond (
    account TEXT NOT NULL REFERENCES account (name) ON DELETE CASCADE,
    other TEXT NOT NULL REFERENCES account (name) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    since BIGINT NOT NULL,
    PRIMARY KEY (account, other, kind)
);

CREATE INDEX bond_of_other ON bond (other, kind);

CREATE TABLE played (
    account TEXT NOT NULL REFERENCES account (name) ON DELETE CASCADE,
    game_table TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    fate TEXT,
    game TEXT,
    ended BIGINT,
    place BIGINT,
    seats BIGINT,
    people BIGINT,
    sworn BIGINT,
    kept BIGINT,
    PRIMARY KEY (account, game_table, seat)
);

CREATE INDEX played_at_table ON played (game_table);

INSERT INTO played (account, game_table, seat)
SELECT a.name, o.game_table, o.seat FROM owned_seat o JOIN account a ON a.name = o.account
UNION
SELECT a.name, l.game_table, (l.body::json ->> 'seat')::BIGINT FROM log l JOIN account a ON a.name = l.body::json -> 'holder' ->> 'account'
WHERE l.body LIKE '{"note":"hold"%';

INSERT INTO person SELECT name, substr(md5(random()::TEXT || name), 1, 8), 'me' FROM account;
