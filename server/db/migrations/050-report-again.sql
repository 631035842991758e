-- A report counts once until the operator has decided about it. The work may be changed after that, or the decision be wrong: whoever
-- reported it may say so again.
ALTER TABLE work_reports DROP CONSTRAINT work_reports_work_id_reporter_hash_key;
CREATE UNIQUE INDEX work_reports_once ON work_reports (work_id, reporter_hash) WHERE closed_at IS NULL;
DROP INDEX work_reports_open;
