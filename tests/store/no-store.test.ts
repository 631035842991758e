import { beforeAll, expect, test, vi } from 'vitest';
import { getDrawTasks, imagine, listDraws } from '../../src/api/draw.ts';
import { drawView } from '../../src/store/draw/draw-view.ts';
import { recordFor } from './draw/draw-record.ts';
import { fakeApi, type Sent } from './fake-api.ts';
import { LANTERN } from './lantern.ts';
import { stillClock } from './still-clock.ts';

/** The stores of a page in a browser that opens no database: some private windows, a broken profile. */
async function page() {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('forbidden here', 'SecurityError');
    },
  });
  // only its ticks come from there, while the tasks are open for long
  stillClock();
  vi.spyOn(console, 'info').mockReturnValue(undefined);
  // when they are first used they look whether there is a store
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
/** What the studio says of each task by now. */
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
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});

/** Whether the engine in this page has asked about a task. */
const asked = (id: string) =>
  sent.some(
    ({ path, body }) => path === getDrawTasks.path && (body as { taskId: string[] }).taskId.includes(id),
  );
const shown = (drawId: number) => {
  const record = it.draw.records.find(({ draw_id }) => draw_id === drawId);
  const task = Object.values(it.tasks.byKey).find(({ id }) => id === record?.task_id);
  return record && drawView(record, task);
};

/** Lets the page's clock run until this is so. */
async function until(isSo: () => boolean): Promise<void> {
  for (let passes = 0; passes < 400 && !isSo(); passes += 1) {
    await vi.advanceTimersByTimeAsync(50);
    // the store in memory has its own turns, which no clock counts
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

test('[A-01] tasks that are not in its memory are found in the list, and tracked from there', async () => {
  expect(Object.values(it.tasks.byKey).map(({ id }) => id)).not.toContain('earlier');
  await it.loadDraws();
  await until(() => asked('earlier'));
  expect(shown(9)?.phase).toBe('working');
  ended.add('earlier');
  await until(() => shown(9)?.phase === 'done');
  expect(shown(9)?.images).toEqual([PICTURE]);
});
