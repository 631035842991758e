import { expect, it } from 'vitest';
import { collectAccount, SECTIONS } from '../../../server/account/collect-account.ts';
import { newMember, studioForTest } from '../harness.ts';

it('the download names its columns: one that is added to a film’s parts is not in it before somebody has looked at it', async () => {
  for (const statement of Object.values(SECTIONS)) expect(statement).not.toMatch(/\*/);
  const studio = await studioForTest({}, { working: false });
  const { db } = studio;
  const { userId } = await newMember(studio);
  const { rows } = await db.query<{ id: number }>(
    "INSERT INTO projects (user_id, name, generate_method, text_type, width_height) VALUES ($1, 'Kites', 1, 'x', '16:9') RETURNING id",
    [userId],
  );
  for (const part of ['drama_lines', 'roles', 'shots'])
    await db.query(`INSERT INTO ${part} (project_id, position) VALUES ($1, 0)`, [rows[0]?.id]);
  await db.query(
    `INSERT INTO film_deletions (user_id, project_id, part, row_id, row, ahead)
     SELECT $1, project_id, 'shots', id, to_jsonb(s) || '{"added_later": "x"}', '{}' FROM shots s WHERE project_id = $2`,
    [userId, rows[0]?.id],
  );
  const told = await collectAccount(db, { secret: 's', origin: '', language: 'en' }, {
    id: 0,
    userId,
  } as never);
  const namesOf = (row: object | undefined) => Object.keys(row ?? {}).sort();
  const [line] = told.script_lines as object[];
  const [role] = told.roles as object[];
  const [shot] = told.shots as object[];
  const columns = async (table: string, left: string[]) => {
    const found = await db.query<{ name: string }>(
      'SELECT column_name AS name FROM information_schema.columns WHERE table_name = $1',
      [table],
    );
    return found.rows
      .map(({ name }) => name)
      .filter((name) => !left.includes(name))
      .sort();
  };
  // a new column belongs to what is told, or to what is left out here
  expect(namesOf(line)).toEqual(await columns('drama_lines', ['has_shot']));
  expect(namesOf(role)).toEqual(await columns('roles', []));
  expect(namesOf(shot)).toEqual(await columns('shots', ['line_gone']));
  const [deleted] = told.film_deletions as { row: object }[];
  expect(namesOf(deleted?.row)).toEqual(namesOf(shot));
});
