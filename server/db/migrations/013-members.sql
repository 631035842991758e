-- Codes that are worth points. Only the hash is kept: whoever reads the table cannot redeem one.
CREATE TABLE redeem_codes (
  code_hash text PRIMARY KEY,
  points integer NOT NULL CHECK (points > 0),
  -- What it was made for, as the operator wrote it.
  note text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Null: it does not end.
  expires_at timestamptz,
  used_by bigint REFERENCES users (id),
  used_at timestamptz
);

-- What the invitation of a member brought, once; users.invited_by says whose it was.
CREATE TABLE invitations (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  friend_id bigint NOT NULL UNIQUE REFERENCES users (id),
  -- 0 for whoever came before there were rewards, or beyond the most of a day.
  inviter_points integer NOT NULL CHECK (inviter_points >= 0),
  friend_points integer NOT NULL CHECK (friend_points >= 0)
);
INSERT INTO invitations (friend_id, inviter_points, friend_points)
SELECT id, 0, 0 FROM users WHERE invited_by IS NOT NULL ORDER BY id;
CREATE INDEX users_invited_by ON users (invited_by) WHERE invited_by IS NOT NULL;

-- The share that a paid order brought the one who invited its buyer. Money in hundredths of a yuan.
CREATE TABLE distributions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_no text NOT NULL UNIQUE REFERENCES orders (order_no),
  user_id bigint NOT NULL REFERENCES users (id),
  buyer_id bigint NOT NULL REFERENCES users (id),
  -- What the order cost.
  amount integer NOT NULL CHECK (amount > 0),
  award integer NOT NULL CHECK (award >= 0),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX distributions_user ON distributions (user_id, id DESC);

-- What the operator has paid out of those shares.
CREATE TABLE payouts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id),
  amount integer NOT NULL CHECK (amount > 0),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX payouts_user ON payouts (user_id);

-- The last line of defence: a code and an invitation are credited once, whatever the code above does.
CREATE UNIQUE INDEX points_log_gift_once ON points_log (kind, ref) WHERE kind IN ('redeem', 'reward') AND ref <> '';
