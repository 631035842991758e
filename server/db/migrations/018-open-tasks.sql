-- An account's tasks that have not ended are counted with each submit: the queue takes accounts in turn, and each has a limit.
CREATE INDEX tasks_open_user ON tasks (user_id, queue) WHERE status IN ('waiting', 'running');
