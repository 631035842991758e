import { CHECK_STATUS } from '../../src/api/works.ts';
import { WORK_COLUMNS } from './serialize-work.ts';

/** SQL: the work is in the square. */
export const PUBLISHED = `w.is_show = 1 AND w.check_status = ${CHECK_STATUS.published} AND w.deleted_at IS NULL`;

/** SQL: works that a member may see: those in the square, and their own. */
export const watchedBy = (member: string): string =>
  `((${PUBLISHED}) OR (w.user_id = ${member} AND w.deleted_at IS NULL))`;

/** SQL: works with all columns that readers see. $1 is the member whose likes are marked, 0 for a visitor. */
export const SELECT_WORKS = `SELECT ${WORK_COLUMNS}, u.avatar, w.views, w.likes,
  EXISTS (SELECT 1 FROM work_likes l WHERE l.work_id = w.id AND l.user_id = $1) AS liked
  FROM works w JOIN users u ON u.id = w.user_id`;
