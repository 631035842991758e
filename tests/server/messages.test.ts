import { expect, it } from 'vitest';
import { countUnread } from '../../src/api/messages.ts';
import { newMember, refusalOf, studioForTest } from './harness.ts';

it('[MSG-07] /center/not-read counts the broadcasts that this member has not read', async () => {
  const studio = await studioForTest({}, { working: false });
  const [one, other] = [await newMember(studio), await newMember(studio)];
  const unread = async ({ token }: { token: string }) => (await studio.send(token, countUnread, {})).not_read;
  expect(await unread(one)).toBe(0);
  const { rows } = await studio.db.query<{ id: number }>(
    "INSERT INTO broadcasts (title, content) VALUES ('One', '<p>1</p>'), ('Two', '<p>2</p>') RETURNING id",
    [],
  );
  expect([await unread(one), await unread(other)]).toEqual([2, 2]);
  await studio.db.query('INSERT INTO broadcast_reads (broadcast_id, user_id) VALUES ($1, $2)', [
    rows[0]?.id,
    one.userId,
  ]);
  expect([await unread(one), await unread(other)]).toEqual([1, 2]);
  expect(await refusalOf(studio.send(null, countUnread, {}))).toMatchObject({ status: 401 });
});
