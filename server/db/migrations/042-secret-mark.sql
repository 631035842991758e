-- A keyed hash of the secret that the last server was started with, in one row: one with another secret says so at its start.
CREATE TABLE secret_mark (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  mark text NOT NULL
);
