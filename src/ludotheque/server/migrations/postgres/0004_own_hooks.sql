CREATE TABLE own_hook (
    account TEXT PRIMARY KEY REFERENCES account (name) ON DELETE CASCADE,
    url TEXT NOT NULL,
    secret TEXT NOT NULL
);
