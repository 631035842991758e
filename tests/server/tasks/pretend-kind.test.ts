import { afterAll, beforeAll, expect, it } from 'vitest';
import { SERVER_KINDS } from '../../../server/kinds.ts';
import { endOfTask } from '../../../server/push/notices.ts';
import type { Context } from '../../../server/rpc/context.ts';
import { paidAnswer } from '../../../server/tasks/paid-answer.ts';
import type { PaidKind } from '../../../server/tasks/paid-kind.ts';
import { submitPaid } from '../../../server/tasks/submit-paid.ts';
import { showImage } from '../../../server/tasks/tasks.ts';
import { createMusic } from '../../../src/api/music.ts';
import { listTasks, readTaskRequest } from '../../../src/api/task-list.ts';
import { endOf, type Member, newMember, openStudio, type Studio } from '../harness.ts';

/** A kind that the product does not have: the server needs only this object. */
const TUNE: PaidKind<{ words: string }, { music_id: string } & ReturnType<typeof paidAnswer>> = {
  facts: ({ words }) => ({ kind: 'tune', prompt: words, tool: 'whistle', points: 3, provider: 'a bird' }),
  record: async (_client, task) => ({ music_id: task.id, ...paidAnswer(task) }),
  job: {
    queue: 'tunes',
    atOnce: () => 1,
    work: () => async (claim) => ({
      record: (client) => showImage(client, claim.taskId, 'bird.jpg'),
      discard: async () => undefined,
    }),
  },
};

let studio: Studio;
let member: Member;
beforeAll(async () => {
  studio = await openStudio({}, { kinds: { ...SERVER_KINDS, tune: TUNE } });
  member = await newMember(studio, 10);
});
afterAll(() => studio.close());

const context = (key: string): Context => ({
  session: {
    id: 1,
    userId: member.userId,
    expiresAt: new Date(),
    device: '',
    createdAt: new Date(),
  } as never,
  language: 'en',
  timeZone: 'UTC',
  address: '127.0.0.1',
  local: true,
  host: 'studio.test',
  userAgent: '',
  deviceId: '',
  idempotencyKey: key,
  files: new Set(),
});
const whistle = (words: string, key: string) =>
  submitPaid(
    studio.deps,
    context(key),
    createMusic,
    { words },
    async () =>
      ({ charge }) =>
        charge(TUNE, { words }),
  );
const balance = async () => {
  const { rows } = await studio.db.query<{ points: number }>('SELECT points FROM users WHERE id = $1', [
    member.userId,
  ]);
  return rows[0]?.points;
};

it('a kind defined as one object is charged once per key, made, listed, announced, and can be repeated', async () => {
  const [first, second] = [await whistle('a song of spring', 'k1'), await whistle('a song of spring', 'k1')];
  expect(second).toEqual(first);
  expect(first).toMatchObject({ points_charged: 3, provider: 'a bird' });
  await endOf(studio, first.music_id);
  expect(await balance()).toBe(7);
  const { lists, kinds } = await studio.send(member.token, listTasks, {});
  expect(kinds).toContain('tune');
  expect(lists).toMatchObject([
    {
      kind: 'tune',
      track_id: first.music_id,
      state: 'done',
      prompt: 'a song of spring',
      tool: 'whistle',
      again: 1,
    },
  ]);
  expect(lists[0]?.image).toContain('bird.jpg');
  expect((await endOfTask(studio.db, first.music_id))?.message).toMatchObject({
    kind: 'tune',
    final: 'done',
  });
  expect(await studio.send(member.token, readTaskRequest, { task_id: first.music_id })).toMatchObject({
    path: createMusic.path,
    input: { words: 'a song of spring' },
    points: 3,
  });
});

it('leaves nothing if there are too few points', async () => {
  for (const key of ['k2', 'k3']) await endOf(studio, (await whistle('another', key)).music_id);
  expect(await balance()).toBe(1);
  await expect(whistle('one more', 'k4')).rejects.toMatchObject({ key: 'shortOfPoints' });
  const { rows } = await studio.db.query("SELECT 1 FROM tasks WHERE prompt = 'one more'");
  expect(rows).toEqual([]);
  expect(await balance()).toBe(1);
});
