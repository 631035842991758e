import { first, type Queries } from '../db/database.ts';
import { WORK_COLUMNS, type WorkRow } from './serialize-work.ts';

/** A work by its id, without checking access. */
export const readWork = (db: Queries, workId: number): Promise<WorkRow | undefined> =>
  first(
    db.query<WorkRow>(
      `SELECT ${WORK_COLUMNS} FROM works w JOIN users u ON u.id = w.user_id WHERE w.id = $1`,
      [workId],
    ),
  );
