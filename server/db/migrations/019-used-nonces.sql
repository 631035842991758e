-- Nonces of sign-ins that start in the page, once they have been used, until they would have ended by themselves.
CREATE TABLE used_nonces (
  nonce_hash text PRIMARY KEY,
  used_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX used_nonces_at ON used_nonces (used_at);
