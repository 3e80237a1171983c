CREATE TABLE rated_game (
    game_table TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    number INTEGER,
    ended INTEGER,
    why TEXT
) STRICT, WITHOUT ROWID;

CREATE INDEX rated_game_in_order ON rated_game (game, number);

CREATE TABLE rated_seat (
    game_table TEXT NOT NULL REFERENCES rated_game (game_table) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    game TEXT NOT NULL,
    account TEXT REFERENCES account (name) ON DELETE SET NULL,
    robot TEXT,
    place INTEGER NOT NULL,
    stayed INTEGER NOT NULL,
    answers INTEGER NOT NULL,
    before REAL NOT NULL,
    unsure_before REAL NOT NULL,
    level REAL NOT NULL,
    unsure REAL NOT NULL,
    nth INTEGER,
    PRIMARY KEY (game_table, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX rated_seat_of_account ON rated_seat (account, game, nth);
CREATE INDEX rated_seat_of_robot ON rated_seat (robot, game, nth);

CREATE TABLE reckoning (
    game TEXT NOT NULL,
    number INTEGER NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE rated_trace (
    game_table TEXT NOT NULL REFERENCES rated_game (game_table) ON DELETE CASCADE,
    account TEXT NOT NULL REFERENCES account (name) ON DELETE CASCADE,
    mark TEXT NOT NULL,
    PRIMARY KEY (game_table, account, mark)
) STRICT, WITHOUT ROWID;
