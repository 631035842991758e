-- A gain writes its row of the log and its batch in one transaction, so both have the time of it.
UPDATE point_batches b SET ref = l.ref FROM points_log l
  WHERE l.kind = 'purchase' AND l.user_id = b.user_id AND b.expires_at = l.created_at + interval '2 years' AND b.ref = '';
