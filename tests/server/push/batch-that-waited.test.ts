import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { imagineMaterial, submitBatch } from '../../../src/api/storyboard.ts';
import { Film } from '../film/film-for-test.ts';
import { endOf, openStudio, type Studio } from '../harness.ts';
import { PushMember } from './push-member.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio({ PUSH_WAIT_SECONDS: '0' });
});
afterAll(() => studio.close());

it('a batch that waited for a single picture of its storyboard is pushed when that has ended, once', async () => {
  const mine = await PushMember.open(studio);
  const film = await Film.make(
    studio,
    mine as never,
    'Mei found a letter. She read it twice. Then she ran home.',
  );
  const [single, ...others] = await film.shots();
  const picture = (scene_id = 0) =>
    ({
      script_id: film.script_id,
      scene_id,
      api_name: 'jimeng',
      tool_name: 'seedream',
      prompt: 'a letter',
    }) as const;
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  let begun = 0;
  studio.pictures.before = async () => {
    begun += 1;
    if (begun === 1) await held;
  };
  onTestFinished(() => {
    studio.pictures.before = async () => {};
  });
  const drawn = await studio.send(mine.token, imagineMaterial, picture(single?.id));
  const alone = typeof drawn === 'string' ? drawn : drawn.task_id;
  await vi.waitFor(() => expect(begun).toBe(1));
  const phone = await mine.device('phone');
  await studio.send(
    mine.token,
    submitBatch,
    others.map(({ id }) => ({ type: 1 as const, ...picture(id) })),
  );
  const { rows } = await studio.db.query<{ id: string }>(
    'SELECT id FROM tasks WHERE in_batch AND user_id = $1',
    [mine.userId],
  );
  for (const { id } of rows) await endOf(studio, id);
  // looked at while the single picture is being drawn
  await vi.waitFor(async () => {
    const { rows: jobs } = await studio.db.query(
      "SELECT 1 FROM pgboss.job WHERE name = 'pushes' AND state < 'completed'",
    );
    expect(jobs).toEqual([]);
  });
  expect(mine.service.pushed).toEqual([]);
  release();
  await endOf(studio, alone);
  const pushed = await mine.service.arrived(phone, 2);
  expect(pushed.map((one) => phone.read(one).kind).sort()).toEqual(['shot-image', 'shot-list']);
  expect(mine.service.pushed).toHaveLength(2);
});
