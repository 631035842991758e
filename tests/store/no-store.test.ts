import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { getDrawTasks, imagine, listDraws } from '../../src/api/draw.ts';
import { drawView } from '../../src/store/draw/draw-view.ts';
import { recordFor } from './draw/draw-record.ts';
import { fakeApi, type Sent } from './fake-api.ts';
import { LANTERN } from './lantern.ts';

/** The stores of a page in a browser that cannot open IndexedDB: some private windows, a damaged profile. */
async function page() {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('forbidden here', 'SecurityError');
    },
  });
  // the tests trigger the ticks themselves
  vi.spyOn(console, 'info').mockReturnValue(undefined);
  // stores check for IndexedDB at first use
  const [draws, submit, { setSession }, { tasks, engine }, { storesInMemory }] = await Promise.all([
    import('../../src/store/draw/draw.ts'),
    import('../../src/store/draw/draw-submit.ts'),
    import('../../src/store/account/session.ts'),
    import('../../src/store/tasks/tasks.ts'),
    import('../../src/store/bridge/memory-store.ts'),
  ]);
  return { ...draws, ...submit, setSession, tasks, engine, storesInMemory };
}

let it: Awaited<ReturnType<typeof page>>;
let sent: Sent[] = [];
/** Tasks that have ended according to the fake server. */
const ended = new Set<string>();
const PICTURE = '/media/a.jpg';

beforeAll(async () => {
  it = await page();
  sent = fakeApi({
    [imagine.path]: () => ({ task_id: 'mine', draw_id: 4 }),
    [getDrawTasks.path]: ({ taskId }: { taskId: string[] }) =>
      taskId.map((task_id) =>
        ended.has(task_id) ? { task_id, state: 1, images: [PICTURE] } : { task_id, state: 2, images: [] },
      ),
    [listDraws.path]: () => ({
      lists: [{ ...recordFor(9), task_id: 'earlier', state: 2, images: [] }],
      has_next: 0,
    }),
  });
  await it.setSession('t1', 7);
  await it.engine.started;
});

// each test gives the real clock back
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }));

/** Whether the page's engine has polled a task. */
const asked = (id: string) =>
  sent.some(
    ({ path, body }) => path === getDrawTasks.path && (body as { taskId: string[] }).taskId.includes(id),
  );
const shown = (drawId: number) => {
  const record = it.draw.records.find(({ draw_id }) => draw_id === drawId);
  const task = Object.values(it.tasks.byKey).find(({ id }) => id === record?.task_id);
  return record && drawView(record, task);
};

/** Advances the fake clock until a condition holds. */
async function until(isSo: () => boolean): Promise<void> {
  for (let passes = 0; passes < 400 && !isSo(); passes += 1) {
    await vi.advanceTimersByTimeAsync(50);
    // the in-memory store needs event loop turns, which no fake timer runs
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(isSo()).toBe(true);
}

test('[A-01] without IndexedDB a page tracks the tasks it starts in memory, to the end', async () => {
  expect(it.storesInMemory()).toBe(true);
  await it.submitDraw(...LANTERN);
  await until(() => asked('mine'));
  expect(shown(4)).toMatchObject({ phase: 'working', images: [] });
  ended.add('mine');
  await until(() => shown(4)?.phase === 'done');
  expect(shown(4)?.images).toEqual([PICTURE]);
});

test('[A-01] tasks that are not in memory are found in the list and tracked', async () => {
  expect(Object.values(it.tasks.byKey).map(({ id }) => id)).not.toContain('earlier');
  await it.loadDraws();
  await until(() => asked('earlier'));
  expect(shown(9)?.phase).toBe('working');
  ended.add('earlier');
  await until(() => shown(9)?.phase === 'done');
  expect(shown(9)?.images).toEqual([PICTURE]);
});
