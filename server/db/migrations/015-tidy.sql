-- What is tidied away is found by its end.
CREATE INDEX sign_in_attempts_ends ON sign_in_attempts (expires_at);
CREATE INDEX orders_unpaid ON orders (ended_at) WHERE status IN ('expired', 'cancelled');
