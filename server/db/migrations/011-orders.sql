-- What a member can still spend, by when it was gained: the oldest is spent first, and what is left runs out.
-- The sum of what remains is the balance.
CREATE TABLE point_batches (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id),
  remaining integer NOT NULL CHECK (remaining >= 0),
  expires_at timestamptz NOT NULL
);
CREATE INDEX point_batches_open ON point_batches (user_id, expires_at, id) WHERE remaining > 0;
CREATE INDEX point_batches_ends ON point_batches (expires_at) WHERE remaining > 0;

-- What members have today is what they gained last, since older points are spent first.
INSERT INTO point_batches (user_id, remaining, expires_at)
SELECT user_id, least(points, balance - newer), greatest(created_at + interval '2 years', now() + interval '30 days')
FROM (
  SELECT l.id, l.user_id, l.points, l.created_at, u.points AS balance,
    (sum(l.points) OVER (PARTITION BY l.user_id ORDER BY l.id DESC) - l.points)::integer AS newer
  FROM points_log l JOIN users u ON u.id = l.user_id
  WHERE l.kind IN ('welcome', 'purchase', 'reward', 'redeem', 'grant') AND l.points > 0
) gains
WHERE newer < balance
ORDER BY id;

-- Where the points of a hold came from, [{batch, points}], so that a refund puts them back there.
ALTER TABLE holds ADD COLUMN batches jsonb NOT NULL DEFAULT '[]';
-- An order, or a month of a plan, is credited once, whatever the code above does.
CREATE UNIQUE INDEX points_log_purchase_once ON points_log (ref) WHERE kind = 'purchase';

CREATE TABLE orders (
  order_no text PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id),
  -- 1 a package of points, 2 a plan.
  product_type smallint NOT NULL CHECK (product_type IN (1, 2)),
  product_id bigint NOT NULL,
  -- The product as it was offered: prices may change while somebody pays.
  product jsonb NOT NULL,
  -- Hundredths of a yuan.
  amount integer NOT NULL CHECK (amount > 0),
  status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'paid', 'expired', 'cancelled')),
  -- The provider's number of the payment.
  payment_no text UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  -- When it left `waiting`.
  ended_at timestamptz
);
CREATE INDEX orders_user ON orders (user_id, created_at DESC);
CREATE UNIQUE INDEX orders_open ON orders (user_id, product_type, product_id) WHERE status = 'waiting';
CREATE INDEX orders_ends ON orders (expires_at) WHERE status = 'waiting';

CREATE TABLE memberships (
  order_no text PRIMARY KEY REFERENCES orders (order_no),
  user_id bigint NOT NULL REFERENCES users (id),
  tier text NOT NULL CHECK (tier IN ('basic', 'standard', 'premium')),
  -- {en, zh}
  name jsonb NOT NULL,
  month_points integer NOT NULL CHECK (month_points >= 0),
  months smallint NOT NULL CHECK (months > 0),
  granted smallint NOT NULL DEFAULT 0,
  starts_at timestamptz NOT NULL,
  -- Until when the badge shows; a second plan of one tier is added to the first.
  ends_at timestamptz NOT NULL
);
CREATE INDEX memberships_user ON memberships (user_id, ends_at);
CREATE INDEX memberships_due ON memberships (starts_at) WHERE granted < months;
