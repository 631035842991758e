-- Who signs in through an identity provider has no phone.
ALTER TABLE users ALTER COLUMN phone DROP NOT NULL;

-- The accounts of people whom a provider vouches for. A subject is unique within its issuer, and never given to somebody else.
CREATE TABLE identities (
  issuer text NOT NULL,
  subject text NOT NULL,
  user_id bigint NOT NULL REFERENCES users (id),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (issuer, subject)
);
CREATE INDEX identities_user ON identities (user_id);

-- Sign-ins that have gone to a provider and not come back yet; each comes back once.
CREATE TABLE sign_in_attempts (
  -- SHA-256 of the state, and of the cookie of the browser that began it.
  state_hash text PRIMARY KEY,
  browser_hash text NOT NULL,
  nonce text NOT NULL,
  -- PKCE: useless without the code, which goes to the browser alone.
  verifier text NOT NULL,
  -- The page of the app to come back to.
  return_to text NOT NULL,
  expires_at timestamptz NOT NULL
);

-- What the operator's command line did; begun before it does it, so that nothing is done without a row.
CREATE TABLE operator_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  command text NOT NULL,
  -- The account of this machine that called.
  operator text NOT NULL,
  -- Whom it was about, where it was about somebody.
  user_id bigint REFERENCES users (id),
  -- Without secrets: no codes, no links.
  detail jsonb NOT NULL DEFAULT '{}',
  outcome text NOT NULL DEFAULT 'begun',
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX operator_log_user ON operator_log (user_id, id DESC);

-- A grant that was asked for with a key is given once, whatever the code above does.
CREATE UNIQUE INDEX points_log_grant_once ON points_log (ref) WHERE kind = 'grant' AND ref <> '';

-- Why a work was rejected, for its owner to read.
ALTER TABLE works ADD COLUMN check_msg text NOT NULL DEFAULT '';
CREATE INDEX works_review ON works (id) WHERE check_status = 0 AND is_show = 1 AND deleted_at IS NULL;
