import { expect, it } from 'vitest';
import type { Queries } from '../../../server/db/database.ts';
import { getDrawTasks, imagine } from '../../../src/api/draw.ts';
import { newMember, studioForTest } from '../harness.ts';

/** Queries are round trips, and most of the cost of a submit or a poll. */
it('a submit is charged in six statements of one transaction, and a poll of any number of tasks is one query', async () => {
  const studio = await studioForTest({}, { working: false });
  const { token } = await newMember(studio);
  const { db } = studio.deps;
  const sent = { inside: 0, outside: 0 };
  const counted = (client: Queries, which: keyof typeof sent): Queries['query'] => {
    const query = client.query.bind(client);
    return (text, values) => {
      sent[which] += 1;
      return query(text, values);
    };
  };
  const { transaction } = db;
  db.transaction = (work) => transaction((client) => work({ query: counted(client, 'inside') }));
  db.query = counted(db, 'outside');

  const draw = (idempotencyKey: string) =>
    studio.send(token, imagine, { tool_name: 'irag', prompt: 'a boat', ratio: '1:1' }, { idempotencyKey });
  const { task_id: first = '' } = await draw('one');
  // the key, the points, the turn, the job with its task, the record, the answer; before them session, limit and key
  expect(sent).toEqual({ inside: 6, outside: 3 });
  const { task_id: second = '' } = await draw('two');

  sent.outside = 0;
  expect(await studio.send(token, getDrawTasks, { taskId: [first, second] })).toHaveLength(2);
  // the session and the tasks
  expect(sent.outside).toBe(2);
});
