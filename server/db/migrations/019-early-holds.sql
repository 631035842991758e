-- Points held for work without a task: those of a process that died are found and refunded.
CREATE INDEX holds_early ON holds (created_at) WHERE state = 'held' AND task_id LIKE '%:%';
