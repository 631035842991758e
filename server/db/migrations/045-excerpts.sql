-- A work's short silent film is its excerpt; a preview is a film before its export.
ALTER TABLE works RENAME COLUMN preview TO excerpt;
ALTER TABLE works RENAME COLUMN preview_tries TO excerpt_tries;
ALTER TABLE works RENAME COLUMN preview_until TO excerpt_until;
ALTER INDEX works_without_preview RENAME TO works_without_excerpt;
