-- Orders whose money the operator returned, with what was taken back. Money in hundredths of a yuan.
CREATE TABLE order_refunds (
  order_no text PRIMARY KEY REFERENCES orders (order_no),
  amount integer NOT NULL CHECK (amount > 0),
  -- Of the share of whoever invited the buyer.
  award integer NOT NULL CHECK (award >= 0),
  created_at timestamptz NOT NULL DEFAULT now()
);
-- Who took the payment: 'sandbox' moves no money. Empty for orders from before.
ALTER TABLE orders ADD COLUMN provider text NOT NULL DEFAULT '';

-- What a batch came from, as its row of the log says it: what is left of an order's points can be taken back.
ALTER TABLE point_batches ADD COLUMN ref text NOT NULL DEFAULT '';
CREATE INDEX point_batches_ref ON point_batches (user_id, ref) WHERE ref <> '';

ALTER TABLE points_log DROP CONSTRAINT points_log_kind_check;
ALTER TABLE points_log ADD CONSTRAINT points_log_kind_check CHECK
  (kind IN ('welcome', 'purchase', 'reward', 'redeem', 'hold', 'refund', 'expiry', 'grant', 'takeback'));
