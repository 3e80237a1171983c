CREATE TABLE rated_game (
    game_table TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    number BIGINT,
    ended BIGINT,
    why TEXT
);

CREATE INDEX rated_game_in_order ON rated_game (game, number);

CREATE TABLE rated_seat (
    game_table TEXT NOT NULL REFERENCES rated_game (game_table) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    game TEXT NOT NULL,
    account TEXT REFERENCES account (name) ON DELETE SET NULL,
    robot TEXT,
    place BIGINT NOT NULL,
    stayed BIGINT NOT NULL,
    answers BIGINT NOT NULL,
    before DOUBLE PRECISION NOT NULL,
    unsure_before DOUBLE PRECISION NOT NULL,
    level DOUBLE PRECISION NOT NULL,
    unsure DOUBLE PRECISION NOT NULL,
    nth BIGINT,
    PRIMARY KEY (game_table, seat)
);

CREATE INDEX rated_seat_of_account ON rated_seat (account, game, nth);
CREATE INDEX rated_seat_of_robot ON rated_seat (robot, game, nth);

CREATE TABLE reckoning (
    game TEXT NOT NULL,
    number BIGINT NOT NULL,
    PRIMARY KEY (game, number)
);

CREATE TABLE rated_trace (
    game_table TEXT NOT NULL REFERENCES rated_game (game_table) ON DELETE CASCADE,
    account TEXT NOT NULL REFERENCES account (name) ON DELETE CASCADE,
    mark TEXT NOT NULL,
    PRIMARY KEY (game_table, account, mark)
);
