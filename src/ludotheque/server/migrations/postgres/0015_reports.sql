CREATE TABLE report (
    id TEXT PRIMARY KEY,
    by_account TEXT NOT NULL REFERENCES account (name) ON DELETE CASCADE,
    about TEXT NOT NULL REFERENCES account (name) ON DELETE CASCADE,
    game_table TEXT,
    made BIGINT NOT NULL,
    body TEXT NOT NULL,
    act TEXT,
    said TEXT NOT NULL,
    decided BIGINT,
    until BIGINT,
    undone BIGINT
);

CREATE INDEX report_by ON report (by_account);

CREATE INDEX report_about ON report (about);

CREATE TABLE reported_line (
    account TEXT NOT NULL REFERENCES account (name) ON DELETE CASCADE,
    line TEXT NOT NULL,
    PRIMARY KEY (account, line)
);
