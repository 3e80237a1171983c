CREATE TABLE person (
    account TEXT PRIMARY KEY REFERENCES account (name) ON DELETE CASCADE,
    seal TEXT NOT NULL,
    shown TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE bond (
    account TEXT NOT NULL REFERENCES account (name) ON DELETE CASCADE,
    other TEXT NOT NULL REFERENCES account (name) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    since INTEGER NOT NULL,
    PRIMARY KEY (account, other, kind)
) STRICT, WITHOUT ROWID;

CREATE INDEX bond_of_other ON bond (other, kind);

CREATE TABLE played (
    account TEXT NOT NULL REFERENCES account (name) ON DELETE CASCADE,
    game_table TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    fate TEXT,
    game TEXT,
    ended INTEGER,
    place INTEGER,
    seats INTEGER,
    people INTEGER,
    sworn INTEGER,
    kept INTEGER,
    PRIMARY KEY (account, game_table, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX played_at_table ON played (game_table);

INSERT INTO played (account, game_table, seat)
SELECT a.name, o.game_table, o.seat FROM owned_seat o JOIN account a ON a.name = o.account
UNION
SELECT a.name, l.game_table, json_extract(l.body, '$.seat') FROM log l JOIN account a ON a.name = json_extract(l.body, '$.holder.account')
WHERE l.body LIKE '{"note":"hold"%';

INSERT INTO person SELECT name, lower(hex(randomblob(4))), 'me' FROM account;
