import { describe, expect, it } from 'vitest';
import type { TaskContext } from '../../src/api/task-context.ts';
import { kindOf } from '../../src/api/task-kind.ts';
import { TASK_KINDS } from '../../src/api/tasks.ts';
import { finalOf } from '../../src/sw/engine/reduce.ts';
import { readSnapshot } from '../../src/sw/engine/snapshot.ts';
import { newRow, reopenUnknown } from '../../src/sw/engine/track.ts';
import { FakeServer } from './fake-server.ts';
import { serverFor } from './kind-servers.ts';
import { Studio } from './studio.ts';

const SECOND = 1000;
const kindNamed = (name: string) => {
  const kind = kindOf(TASK_KINDS, name);
  if (!kind) throw new Error(`no such kind: ${name}`);
  return kind;
};

describe('state numbers of each kind', () => {
  it.each([
    ['[ENGINE-03] draw', 'draw', { pending: [0, 2, 3], done: [1], failed: [4], expired: [] }],
    ['[ENGINE-05 ENGINE-06] video', 'video', { pending: [0, 1], done: [3], failed: [2], expired: [5] }],
    ['[ENGINE-10] music', 'music', { pending: [0, 1, 4], done: [3], failed: [2], expired: [] }],
    ['[ENGINE-12] lip-sync', 'lip-sync', { pending: [0, 1], done: [2], failed: [3], expired: [] }],
    ['[ENGINE-15] shot image', 'shot-image', { pending: [0, 2, 3], done: [1], failed: [4], expired: [] }],
    ['[ENGINE-19] shot video', 'shot-video', { pending: [0, 1], done: [3], failed: [2], expired: [5] }],
    ['project', 'project', { pending: [1, 2], done: [0], failed: [3], expired: [] }],
    ['export', 'export', { pending: [0, 1, 2, 3], done: [4], failed: [5], expired: [] }],
  ])('%s', (_, name, table) => {
    const kind = kindNamed(name);
    for (const state of table.pending) expect(finalOf(kind, state)).toBeNull();
    for (const end of ['done', 'failed', 'expired'] as const)
      for (const state of table[end]) expect(finalOf(kind, state)).toBe(end);
    expect(finalOf(kind, 77)).toBeNull();
  });

  it('[ENGINE-28] numbers differ between kinds: 1 ends a draw but not a video, 4 ends a draw but not a song', () => {
    expect(finalOf(kindNamed('draw'), 1)).toBe('done');
    expect(finalOf(kindNamed('video'), 1)).toBeNull();
    expect(finalOf(kindNamed('draw'), 4)).toBe('failed');
    expect(finalOf(kindNamed('music'), 4)).toBeNull();
  });

  it('[ENGINE-20] new tasks start pending: a storyboard clip with 0, a song with 4, a storyboard picture with 2', () => {
    const start = (kind: string) =>
      newRow(TASK_KINDS, { kind, id: '5', context: { kind, page: '/' } }, 1, 0)?.state;
    expect([start('shot-video'), start('music'), start('shot-image')]).toEqual([0, 4, 2]);
    for (const kind of TASK_KINDS) expect(finalOf(kind, kind.starts)).toBeNull();
  });
});

const page = (kind: string, more: Partial<TaskContext> = {}): TaskContext => ({ kind, page: '/', ...more });

it('[ENGINE-07] a finished clip gets URLs, length, tool, id, flags and options', async () => {
  const clip = {
    task_id: '7',
    state: 3,
    video_url: '/media/v.mp4',
    poster: '/media/p.jpg',
    seconds: 5,
    tool_name: 'kling',
    id: 41,
    is_allowed_chaofen: 1,
    options: '{"ratio":"16:9"}',
  };
  const studio = new Studio({
    server: (clock) => new FakeServer(clock, { idField: 'task_id', row: () => clip }),
  });
  await studio.signIn(1);
  await studio.add(['7'], { kind: 'video', context: { kind: 'video', page: '/video', tool: 'kling' } });
  void studio.context().engine.pollFor(SECOND);
  await studio.clock.advance(SECOND);
  const { task_id: _id, state: _state, ...filled } = clip;
  expect((await readSnapshot(studio.db)).tasks).toMatchObject([{ final: 'done', result: filled }]);
});

describe('polling of each kind', () => {
  it.each([
    ['[ENGINE-01 ENGINE-29] draw', page('draw'), '/api/draw/get-task', { taskId: ['7'] }, 5, 1],
    [
      '[ENGINE-04 ENGINE-08] video',
      page('video', { tool: 'kling' }),
      '/api/video/get-task',
      { task_id: ['7'], tool_name: 'kling' },
      5,
      3,
    ],
    ['[ENGINE-09] music', page('music'), '/api/music/get-task', { music_id: ['7'] }, 5, 3],
    ['[ENGINE-11 ENGINE-13] lip-sync', page('lip-sync'), '/api/lip-sync/get-task', { taskId: ['7'] }, 5, 2],
    [
      '[ENGINE-14] shot image',
      page('shot-image', { script_id: 3 }),
      '/api/draw/get-task',
      { taskId: ['7'] },
      5,
      1,
    ],
    [
      '[ENGINE-19] shot video',
      page('shot-video', { script_id: 3 }),
      '/api/video/get-task',
      { task_id: ['7'] },
      5,
      3,
    ],
    [
      '[ENGINE-22] shot list',
      page('shot-list', { script_id: 7 }),
      '/api/script/list-scense',
      { script_id: 7 },
      5,
      1,
    ],
    [
      '[ENGINE-23 ENGINE-24] project',
      page('project'),
      '/api/script/check-sg-status',
      { script_ids: [7] },
      3,
      0,
    ],
    ['[ENGINE-26] export', page('export'), '/api/script/okl-searching', { tasks_id: '7' }, 10, 4],
  ])('%s', async (_, context, path, body, seconds, done) => {
    const kind = kindNamed(context.kind);
    const studio = new Studio({ server: (clock) => serverFor(kind, clock) });
    await studio.signIn(1);
    await studio.add(['7'], { kind: kind.kind, context }, kind.starts);
    const worker = studio.context();
    const watch = async (ms: number) => {
      for (let passed = 0; passed < ms; passed += 5 * SECOND) {
        void worker.engine.pollFor(25 * SECOND);
        await studio.clock.advance(5 * SECOND);
      }
    };
    await watch(30 * SECOND);
    expect(studio.server.asked[0]).toMatchObject({ path, body });
    expect(new Set(studio.server.gaps())).toEqual(new Set([seconds * SECOND]));
    studio.server.states.set('7', done);
    await watch(15 * SECOND);
    expect((await readSnapshot(studio.db)).tasks).toMatchObject([{ final: 'done', open: 0 }]);
    const asked = studio.server.asked.length;
    await watch(30 * SECOND);
    expect(studio.server.asked).toHaveLength(asked);
  });

  it('[ENGINE-18] continues after a restart from the stored rows', async () => {
    const studio = new Studio({ server: (clock) => serverFor(kindNamed('shot-image'), clock) });
    await studio.signIn(1);
    await studio.add(['7'], { kind: 'shot-image', context: page('shot-image', { script_id: 3 }) }, 2);
    studio.context().kill();
    await studio.clock.advance(3_600_000);
    void studio.context().engine.pollFor(25 * SECOND);
    await studio.clock.settle();
    expect(studio.server.asked).toMatchObject([{ body: { taskId: ['7'] } }]);
  });

  it('[ENGINE-25] a project whose script is rewritten is polled again under the same id', async () => {
    const studio = new Studio({ server: (clock) => serverFor(kindNamed('project'), clock) });
    await studio.signIn(1);
    const found = { kind: 'project', context: page('project', { script_id: 7 }) };
    await studio.add(['7'], found, 1);
    const { engine } = studio.context();
    studio.server.states.set('7', 0);
    void engine.pollFor(25 * SECOND);
    await studio.clock.advance(5 * SECOND);
    expect((await readSnapshot(studio.db)).tasks).toMatchObject([{ final: 'done' }]);
    await studio.add(['7'], found, 1);
    void engine.pollFor(25 * SECOND);
    await studio.clock.advance(5 * SECOND);
    expect((await readSnapshot(studio.db)).tasks).toMatchObject([{ final: null, open: 1, rev: 3 }]);
  });

  it('an export whose poll is refused is set aside as unknown, no longer polled, and retried on request [EXPORT-16 A-25]', async () => {
    const studio = new Studio({ server: (clock) => serverFor(kindNamed('export'), clock) });
    await studio.signIn(1);
    await studio.add(['7'], { kind: 'export', context: page('export') }, 1);
    const { engine } = studio.context();
    studio.server.mood = 'refusing';
    void engine.pollFor(25 * SECOND);
    await studio.clock.advance(60 * SECOND);
    expect(studio.server.asked).toHaveLength(1);
    expect((await readSnapshot(studio.db)).tasks).toMatchObject([{ unknown: true, open: 0, final: null }]);
    expect(studio.announced).toEqual([]);
    // like the next start of the app
    studio.server.mood = 'well';
    studio.server.states.set('7', 4);
    await reopenUnknown(studio.db);
    void engine.pollFor(25 * SECOND);
    await studio.clock.advance(15 * SECOND);
    expect((await readSnapshot(studio.db)).tasks).toMatchObject([{ final: 'done', unknown: false }]);
    expect(studio.announced).toHaveLength(1);
  });

  it('[EXPORT-17] an export survives ten minutes offline: it backs off, continues, and ends once', async () => {
    const studio = new Studio({ server: (clock) => serverFor(kindNamed('export'), clock) });
    await studio.signIn(1);
    await studio.add(['7'], { kind: 'export', context: page('export') }, 3);
    const { engine } = studio.context();
    const watch = async (ms: number) => {
      for (let passed = 0; passed < ms; passed += 5 * SECOND) {
        void engine.pollFor(25 * SECOND);
        await studio.clock.advance(5 * SECOND);
      }
    };
    await watch(20 * SECOND);
    const before = studio.server.asked.length;
    expect(before).toBeGreaterThan(0);
    studio.server.mood = 'offline';
    await watch(600 * SECOND);
    expect((await readSnapshot(studio.db)).tasks).toMatchObject([{ final: null, open: 1, unknown: false }]);
    studio.server.mood = 'well';
    studio.server.states.set('7', 4);
    await watch(70 * SECOND);
    expect(studio.server.asked).toHaveLength(before + 1);
    expect((await readSnapshot(studio.db)).tasks).toMatchObject([{ final: 'done', result: { step: 4 } }]);
    expect(studio.announced).toHaveLength(1);
  });

  it('[EXPORT-13 ENGINE-26] steps 4 and 5 both end an export and its polling', async () => {
    for (const [step, final] of [
      [4, 'done'],
      [5, 'failed'],
    ] as const) {
      const studio = new Studio({ server: (clock) => serverFor(kindNamed('export'), clock) });
      await studio.signIn(1);
      await studio.add(['7'], { kind: 'export', context: page('export') }, step);
      void studio.context().engine.pollFor(60 * SECOND);
      await studio.clock.advance(60 * SECOND);
      expect(studio.server.asked).toMatchObject([
        { path: '/api/script/okl-searching', body: { tasks_id: '7' } },
      ]);
      expect((await readSnapshot(studio.db)).tasks).toMatchObject([{ final, open: 0, result: { step } }]);
    }
  });

  it('two exports have a lane each, and each is polled every 10 s', async () => {
    const studio = new Studio({ server: (clock) => serverFor(kindNamed('export'), clock) });
    await studio.signIn(1);
    await studio.add(['7', '8'], { kind: 'export', context: page('export') }, 2);
    void studio.context().engine.pollFor(45 * SECOND);
    await studio.clock.advance(45 * SECOND);
    for (const id of ['7', '8']) {
      const times = studio.server.asked.filter(({ body }) => body.tasks_id === id).map(({ at }) => at);
      expect(times.slice(1).map((at, index) => at - (times[index] ?? 0))).toEqual(
        [10, 10, 10, 10].map((n) => n * SECOND),
      );
    }
  });
});
