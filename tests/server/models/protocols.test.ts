import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { findOwnMedia, storageName } from '../../../server/media/media.ts';
import { imagine, listDraws } from '../../../src/api/draw.ts';
import { cancelTask, listTasks } from '../../../src/api/task-list.ts';
import { balanceOf, endOf, type Member, newMember, openStudio, type Studio } from '../harness.ts';
import { KEY, modelsFileFor, PROTOCOL_CASES, type ProtocolCase } from './protocol-cases.ts';
import type { Fault, StandIn, Step } from './stand-ins/stand-in.ts';

describe.each(PROTOCOL_CASES)('the protocol $name', (one: ProtocolCase) => {
  let standIn: StandIn;
  let studio: Studio;
  let member: Member;
  let dropFile: () => Promise<void>;
  beforeAll(async () => {
    standIn = await one.standIn().open();
    // metadata of services in their pictures must not be passed on
    standIn.file = await sharp({ create: { width: 96, height: 64, channels: 3, background: '#a04030' } })
      .withExif({ IFD0: { ImageDescription: 'the whole workflow' } })
      .png()
      .toBuffer();
    const { file, drop } = await modelsFileFor(one, standIn.address);
    dropFile = drop;
    studio = await openStudio({ MODELS_FILE: file, STAND_KEY: KEY });
  });
  afterAll(async () => {
    await studio.close();
    await standIn.close();
    await dropFile();
  });
  beforeEach(async () => {
    standIn.forget();
    await studio.db.query('DELETE FROM model_pauses');
    member = await newMember(studio, 100);
  });
  const draw = async (prompt = 'a lamp in the fog') => {
    const { task_id = '' } = await studio.send(member.token, imagine, {
      tool_name: 'flux',
      model_name: 'flux-pro',
      prompt,
      ratio: '3:2',
    });
    return task_id;
  };
  const taskOf = async (id: string) =>
    (await studio.send(member.token, listTasks, {})).lists.find(({ task_id }) => task_id === id);
  const submits = () => standIn.of('submit').length;

  it('goes from the submit to a picture that is stored, owned, and named and priced by its row', async () => {
    standIn.waits = 2;
    const id = await draw();
    expect(await endOf(studio, id)).toBe('done');
    expect(submits()).toBe(1);
    expect(await taskOf(id)).toMatchObject({ state: 'done', provider: 'FLUX (stand-in)', points_charged: 9 });
    expect(await balanceOf(studio, member.userId)).toBe(91);

    const [sent] = standIn.of('submit');
    expect(sent?.body).toContain('a lamp in the fog');
    expect(sent?.headers.authorization).toBe(one.authorization);

    const { lists } = await studio.send(member.token, listDraws, { page: 1, pageSize: 10 });
    expect(lists).toMatchObject([
      { task_id: id, provider: 'FLUX (stand-in)', files: [{ width: 96, height: 64 }] },
    ]);
    const { rows } = await studio.db.query<{ key: string }>('SELECT key FROM media WHERE user_id = $1', [
      member.userId,
    ]);
    const media = await findOwnMedia(studio.db, member.userId, rows[0]?.key ?? '');
    expect(media).toMatchObject({ mime: 'image/jpeg' });
    const stored = Buffer.from(await studio.deps.storage.read(storageName(media ?? { key: '', ext: '' })));
    expect((await sharp(stored).metadata()).exif, 'nothing but pixels').toBeUndefined();
  });

  /** The expected outcome of each fault. */
  interface End {
    step: Step;
    faults: Fault[];
    state: 'done' | 'failed';
    sent?: number;
    words?: string;
  }
  const lost = (fault: Fault): End => ({
    step: 'submit',
    faults: [fault],
    state: 'failed',
    words: 'did not confirm',
  });
  const ENDS: readonly End[] = [
    { step: 'submit', faults: ['busy'], state: 'done', sent: 2 },
    { step: 'submit', faults: ['invalid'], state: 'failed', words: 'did not accept' },
    { step: 'submit', faults: ['locked'], state: 'failed', words: 'not available' },
    // a lost answer: looked up if the service can be asked, else never sent again
    ...(one.finds
      ? [
          { step: 'submit', faults: ['cut'], state: 'done' } as const,
          { step: 'submit', faults: ['broken'], state: 'done', sent: 2 } as const,
        ].map((end): End => ({ ...end, faults: [...end.faults] }))
      : [lost('cut'), lost('broken')]),
    ...(one.name === 'comfyui'
      ? []
      : [
          {
            step: 'submit',
            faults: ['moderated'],
            state: 'failed',
            words: 'moderation refused',
          } satisfies End,
        ]),
    ...(one.direct
      ? [{ step: 'submit', faults: ['garbage'], state: 'failed', words: 'could not be read' } satisfies End]
      : ([
          { step: 'submit', faults: ['fails'], state: 'failed' },
          { step: 'status', faults: ['broken', 'busy', 'cut'], state: 'done' },
          { step: 'file', faults: ['broken', 'cut'], state: 'done' },
          { step: 'file', faults: ['gone'], state: 'failed', words: 'could not be fetched' },
          { step: 'file', faults: ['redirect'], state: 'failed', words: 'not allowed' },
          { step: 'file', faults: ['huge'], state: 'failed', words: 'too large' },
          { step: 'file', faults: ['endless'], state: 'failed', words: 'too large' },
          { step: 'file', faults: ['garbage'], state: 'failed', words: 'could not be read' },
        ] satisfies End[])),
  ];

  it.each(ENDS)(
    '$step with $faults ends as $state, and the points are right',
    async ({ step, faults, state, sent = 1, words = '' }) => {
      standIn.next(step, ...faults);
      const id = await draw();
      expect(await endOf(studio, id)).toBe(state);
      expect(submits()).toBe(sent);
      const task = await taskOf(id);
      expect(task).toMatchObject({ state, points_refunded: state === 'done' ? 0 : 9 });
      expect(task?.fail_msg).toContain(words);
      expect(await balanceOf(studio, member.userId)).toBe(state === 'done' ? 91 : 100);
    },
  );

  it('fetches nothing twice when it is cancelled, and asks the service to stop', async () => {
    standIn.waits = 1000;
    const id = await draw();
    if (one.direct) {
      await endOf(studio, id);
      return;
    }
    await vi.waitFor(() => expect(standIn.of('status').length).toBeGreaterThan(0));
    await studio.send(member.token, cancelTask, { task_id: id });
    expect(await balanceOf(studio, member.userId)).toBe(100);
    await vi.waitFor(() => expect([...standIn.jobs.values()]).toMatchObject([{ cancelled: true }]), {
      timeout: 20_000,
    });
    expect(
      standIn.seen.map(({ path }) => path),
      'the bare interrupt stops whatever runs',
    ).not.toContain('/interrupt');
  });

  it('leaks nothing of the key to a client, a log, a report or the database', async () => {
    standIn.next('submit', 'locked');
    await endOf(studio, await draw());
    await studio.db.query('DELETE FROM model_pauses');
    await endOf(studio, await draw('another lamp'));
    const answers = [
      await studio.send(member.token, listTasks, {}),
      await studio.send(member.token, listDraws, { page: 1, pageSize: 10 }),
    ];
    const { rows: tables } = await studio.db.query<{ name: string }>(
      "SELECT quote_ident(table_schema) || '.' || quote_ident(table_name) AS name FROM information_schema.tables WHERE table_schema IN ('public', 'pgboss') AND table_type = 'BASE TABLE'",
    );
    const stored: unknown[] = [];
    for (const { name } of tables) stored.push((await studio.db.query(`SELECT t::text FROM ${name} t`)).rows);
    const reports = studio.reports.map((error) =>
      error instanceof Error ? `${error.message} ${error.stack}` : String(error),
    );
    const everything = JSON.stringify([answers, stored, reports, studio.log]);
    expect(everything).toContain('FLUX (stand-in)');
    expect(everything).not.toContain(KEY);
    expect(everything).not.toContain(KEY.slice(3));
    expect(reports.join(), 'nor a member’s words in a log').not.toContain('a lamp');
  });
});
