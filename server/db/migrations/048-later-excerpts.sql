-- A film that could not be cut three times is tried again, later and later, so it stays in the index.
DROP INDEX works_without_excerpt;
CREATE INDEX works_without_excerpt ON works (id) WHERE excerpt = '' AND is_show = 1 AND deleted_at IS NULL;
