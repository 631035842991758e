-- Since when the studio has taken a work down that was public, until it approves it again. Its files are then given to nobody but its
-- owner and the operator, also by addresses that were made before, and also after its owner has deleted it.
ALTER TABLE works ADD COLUMN taken_down_at timestamptz;
UPDATE works SET taken_down_at = now() WHERE check_status = 2 AND published_at IS NOT NULL;
-- A handful of rows, which every request for a file looks through.
CREATE INDEX works_taken_down ON works (id) WHERE taken_down_at IS NOT NULL;
