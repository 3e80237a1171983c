CREATE TABLE calendar (
    who TEXT PRIMARY KEY,
    body TEXT NOT NULL
);
