-- The parameters that a shot's picture was drawn with last.
ALTER TABLE shots ADD COLUMN drawn jsonb NOT NULL DEFAULT '{}';
