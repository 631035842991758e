-- A face that the studio painted for a member to begin with; null for every other file.
ALTER TABLE media ADD COLUMN example text;
CREATE UNIQUE INDEX media_example ON media (user_id, example) WHERE example IS NOT NULL;
