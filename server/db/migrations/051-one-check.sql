-- While set and in the future, one process joins and checks this video; another would overwrite the file under its hands.
ALTER TABLE work_uploads ADD COLUMN checking_until timestamptz;
