-- What could not be read of a project's script file, line by line, until the person has seen it off.
ALTER TABLE projects ADD COLUMN file_notes jsonb NOT NULL DEFAULT '[]';
