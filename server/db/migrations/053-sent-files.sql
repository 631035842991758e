-- When its member sent this file, or it was last found in use since: a month later somebody looks whether anything uses it. Null for what
-- the studio made.
ALTER TABLE media ADD COLUMN sent_at timestamptz;
CREATE INDEX media_sent ON media (sent_at) WHERE sent_at IS NOT NULL;
UPDATE media m SET sent_at = now() FROM sounds s
  WHERE s.user_id = m.user_id AND s.file = m.key || '.' || m.ext AND s.spoken IS NULL;
