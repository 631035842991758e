-- A grant takes one file: while it arrives, nobody else may send another one.
ALTER TABLE uploads ADD COLUMN receiving_until timestamptz;
