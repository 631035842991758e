-- True while a project has the dated name it was given: the title of its script replaces it.
ALTER TABLE projects ADD COLUMN auto_named boolean NOT NULL DEFAULT false;
