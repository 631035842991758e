-- Closed by its owner: nobody can sign in, and a job erases what the account made. Orders keep the emptied row.
ALTER TABLE users ADD COLUMN closed_at timestamptz;
ALTER TABLE users ADD COLUMN erased_at timestamptz;
CREATE INDEX users_to_erase ON users (closed_at) WHERE closed_at IS NOT NULL AND erased_at IS NULL;

-- Blocked by the operator: sign-ins are refused.
ALTER TABLE users ADD COLUMN blocked_at timestamptz;

-- Phones and provider accounts that had an account before, as keyed hashes: a new one brings no welcome points.
CREATE TABLE closed_accounts (
  mark text PRIMARY KEY,
  closed_at timestamptz NOT NULL DEFAULT now()
);
