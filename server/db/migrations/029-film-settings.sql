-- How a film goes from shot to shot, and what stands before and after it; empty for the usual.
ALTER TABLE projects ADD COLUMN film_settings jsonb NOT NULL DEFAULT '{}';
-- To the next shot; empty for the film's own. Null in a shot that an undone update brings back from before there was a choice.
ALTER TABLE shots ADD COLUMN transition text DEFAULT '';
