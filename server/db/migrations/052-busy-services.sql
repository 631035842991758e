-- Since when the service has refused a request as busy, each time that it was sent; null if it never has.
ALTER TABLE model_requests ADD COLUMN busy_since timestamptz;
