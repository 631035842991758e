-- Devices that asked to be told by a push. One belongs to the session that asked: whatever ends that session ends it too.
CREATE TABLE push_devices (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id),
  session_id bigint NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  -- Random, kept by the browser: the name under which it acknowledges notices.
  device_id text NOT NULL,
  endpoint text NOT NULL UNIQUE,
  p256dh text NOT NULL,
  auth text NOT NULL,
  -- Task kinds that it does not want to hear of.
  off text[] NOT NULL DEFAULT '{}',
  seen_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX push_devices_user ON push_devices (user_id);
CREATE INDEX push_devices_session ON push_devices (session_id);

-- Part of a batch of a storyboard, which is announced as a whole.
ALTER TABLE tasks ADD COLUMN in_batch boolean NOT NULL DEFAULT false;

CREATE INDEX notice_acks_age ON notice_acks (created_at);
