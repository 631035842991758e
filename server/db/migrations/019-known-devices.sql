-- Browsers that have signed in to an account: wrong passwords from elsewhere do not lock them out.
CREATE TABLE known_devices (
  user_id bigint NOT NULL REFERENCES users (id),
  -- Of the random id that the browser stores.
  device_hash text NOT NULL,
  seen_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, device_hash)
);
CREATE INDEX known_devices_seen ON known_devices (seen_at);
