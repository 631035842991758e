import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../server/db/database.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { databaseForTest } from '../database-for-test.ts';

let db: Database;
beforeAll(async () => {
  db = await databaseForTest();
});
afterAll(() => db.close());

it('tasks of an older installation get the columns of lists from their records', async () => {
  // the tables before the migration
  await db.query("DELETE FROM migrations WHERE name = '016-task-facts'");
  await db.query('DROP INDEX tasks_project, tasks_track');
  for (const column of ['model', 'image', 'shot_id', 'role_id', 'track_id', 'hidden_at'])
    await db.query(`ALTER TABLE tasks DROP COLUMN ${column}`);
  const { rows } = await db.query<{ id: number }>(
    "INSERT INTO users (phone, name, invite_code) VALUES ('13800000000', 'A', 'old') RETURNING id",
  );
  const user = rows[0]?.id;
  await db.query(
    `INSERT INTO tasks (id, user_id, tool, queue, kind, project_id) VALUES
       ('d', $1, 'mj', 'pictures', 'draw', NULL), ('p', $1, 'script', 'scripts', 'project', 7)`,
    [user],
  );
  await db.query(
    `INSERT INTO draws (task_id, user_id, tool_name, model_name, prompt, plan, images, deleted_at)
     VALUES ('d', $1, 'mj', 'v1', 'x', '{}', '["a.jpg"]', now())`,
    [user],
  );

  await migrate(db);

  const { rows: after } = await db.query(
    'SELECT id, model, image, track_id, hidden_at IS NOT NULL AS hidden FROM tasks ORDER BY id',
  );
  expect(after).toEqual([
    { id: 'd', model: 'v1', image: 'a.jpg', track_id: 'd', hidden: true },
    { id: 'p', model: '', image: '', track_id: '7', hidden: false },
  ]);
});
