-- A Chinese number typed with 86 and no plus was stored with it, as if it were another. Where both spellings have an account, both stay
-- as they are: nobody's points and works are joined unasked, and each is found by its own spelling.
UPDATE users u SET phone = substr(phone, 3)
  WHERE phone ~ '^861\d{10}$' AND NOT EXISTS (SELECT 1 FROM users o WHERE o.phone = substr(u.phone, 3));
