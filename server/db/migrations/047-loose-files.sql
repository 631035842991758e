-- Stored files that no row names yet, or no longer: written before the file, taken away by the row that names it.
CREATE TABLE loose_files (
  -- in storage, such as media/ab/<key>.mp3
  name text PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX loose_files_at ON loose_files (at);
