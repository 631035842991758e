import { describe, expect, it } from 'vitest';
import { TASK_KINDS } from '../../src/api/tasks.ts';
import { claimNotices } from '../../src/sw/engine/outbox.ts';
import { readSnapshot } from '../../src/sw/engine/snapshot.ts';
import { noticeTexts } from '../../src/sw/notice-texts.ts';
import { TUNE } from '../pretend-kind.ts';
import { FakeServer } from './fake-server.ts';
import { serverFor } from './kind-servers.ts';
import { Studio } from './studio.ts';
import type { VirtualClock } from './virtual-clock.ts';

const SECOND = 1000;
const KINDS = [...TASK_KINDS, TUNE];
const serverOf = (kind: (typeof KINDS)[number], clock: VirtualClock) =>
  kind === TUNE
    ? new FakeServer(clock, { idField: 'music_id', row: (id, state) => ({ music_id: id, state, works: [] }) })
    : serverFor(kind, clock);

describe.each(KINDS)('$kind, from tracking to the notice', (kind) => {
  it('is polled to its end, and offered as one notice, with the texts of its row', async () => {
    const studio = new Studio({ kinds: KINDS, server: (clock) => serverOf(kind, clock) });
    await studio.signIn(1);
    const context = { kind: kind.kind, page: '/', prompt: 'a lamp', script_id: 7 };
    await studio.add(['7'], { kind: kind.kind, context }, kind.starts);
    const { engine, deps } = studio.context();
    deps.announce = async () => undefined;
    studio.server.states.set('7', kind.states.done[0] ?? -1);
    void engine.pollFor(25 * SECOND);
    await studio.clock.advance(25 * SECOND);
    expect((await readSnapshot(studio.db)).tasks).toMatchObject([
      { kind: kind.kind, final: 'done', open: 0 },
    ]);
    const [claimed, ...others] = await claimNotices(studio.db, 'sw', studio.clock.now());
    expect(others).toEqual([]);
    if (!claimed) throw new Error('nothing was offered');
    for (const language of ['en', 'zh'] as const)
      expect(noticeTexts(language, claimed.task, KINDS)).toEqual({
        title: kind.words[language].done,
        body: 'a lamp',
      });
  });
});

it('a role’s picture links to the characters step, not to the storyboard', () => {
  const task = { kind: 'shot-image', final: 'done' as const, result: {} };
  const context = { kind: 'shot-image', page: '/create', prompt: 'Mei' };
  const title = (more: object) => noticeTexts('en', { ...task, context: { ...context, ...more } }).title;
  expect(title({ role_id: 4 })).toBe('A picture of your character is ready');
  expect(title({ scene_id: 4 })).toBe('A picture of your storyboard is ready');
});
