-- Of each of `images`: width and height in pixels, and 1 if an upscale made it, else 0; null for a picture whose size is unknown. A copy
-- of what `media` says, which does not change: a poll of fifty pictures looks up no fifty files.
ALTER TABLE draws ADD COLUMN sizes jsonb NOT NULL DEFAULT '[]';
UPDATE draws d SET sizes = f.sizes
FROM (
  SELECT d.id, jsonb_agg(CASE WHEN m.width IS NOT NULL AND m.height IS NOT NULL
      THEN jsonb_build_array(m.width, m.height, m.upscaled::int) END ORDER BY i.at) AS sizes
  FROM draws d CROSS JOIN LATERAL jsonb_array_elements_text(d.images) WITH ORDINALITY AS i (file, at)
    LEFT JOIN media m ON m.key = split_part(i.file, '.', 1) AND m.user_id = d.user_id
  GROUP BY d.id
) f WHERE f.id = d.id;
