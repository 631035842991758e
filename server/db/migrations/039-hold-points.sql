-- Holds the points of a task in one call: the balance, its row of the log, the batches that expire first, and the hold. Call it inside a
-- transaction. What follows the change of the balance sees the batches as the transaction before has left them, since that change waits
-- for it. Answers 'held', 'short' when there are too few points, or 'expired' when expired points have to be removed before.
CREATE FUNCTION hold_points(held_for text, member bigint, amount integer, words text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  shares jsonb := '[]';
BEGIN
  IF amount > 0 THEN
    IF EXISTS (SELECT 1 FROM point_batches WHERE user_id = member AND remaining > 0 AND expires_at <= now()) THEN
      RETURN 'expired';
    END IF;
    UPDATE users SET points = points - amount WHERE id = member AND points >= amount;
    IF NOT FOUND THEN
      RETURN 'short';
    END IF;
    INSERT INTO points_log (user_id, kind, points, description, ref) VALUES (member, 'hold', -amount, words, held_for);
    WITH open AS (
      SELECT id, remaining, sum(remaining) OVER (ORDER BY expires_at, id) - remaining AS earlier
      FROM point_batches WHERE user_id = member AND remaining > 0
    ), parts AS (
      SELECT id, least(remaining, amount - earlier)::integer AS points FROM open WHERE earlier < amount
    ), changed AS (
      UPDATE point_batches b SET remaining = b.remaining - p.points FROM parts p WHERE b.id = p.id
      RETURNING b.id, b.expires_at, p.points
    )
    SELECT coalesce(jsonb_agg(jsonb_build_object('batch', c.id, 'points', c.points) ORDER BY c.expires_at, c.id), '[]')
      INTO shares FROM changed c;
  END IF;
  INSERT INTO holds (task_id, user_id, points, batches) VALUES (held_for, member, amount, shares);
  RETURN 'held';
END
$$;
