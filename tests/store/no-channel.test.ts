import { beforeAll, expect, test, vi } from 'vitest';
import { getDrawTasks, imagine } from '../../src/api/draw.ts';
import { fakeApi, type Sent } from './fake-api.ts';
import { LANTERN } from './lantern.ts';

const register = vi.fn();

/** The stores of a page in a browser with service workers but without BroadcastChannel. */
async function page() {
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), {
      serviceWorker: Object.assign(new EventTarget(), { register }),
    }),
  );
  const [submit, { setSession }, { tasks, engine }, { notifyTabs, onTabs }] = await Promise.all([
    import('../../src/store/draw/draw-submit.ts'),
    import('../../src/store/account/session.ts'),
    import('../../src/store/tasks/tasks.ts'),
    import('../../src/store/film/storyboard/board-channel.ts'),
  ]);
  return { ...submit, setSession, tasks, engine, notifyTabs, onTabs };
}

let it: Awaited<ReturnType<typeof page>>;
let sent: Sent[] = [];
beforeAll(async () => {
  it = await page();
  sent = fakeApi({
    [imagine.path]: () => ({ task_id: 'mine', draw_id: 4 }),
    [getDrawTasks.path]: () => [{ task_id: 'mine', state: 1, images: ['/media/a.jpg'] }],
  });
  await it.setSession('t1', 7);
  await it.engine.started;
});

test('without BroadcastChannel no worker is registered: the page polls its tasks itself', async () => {
  await it.submitDraw(...LANTERN);
  await vi.waitFor(
    () => expect(Object.values(it.tasks.byKey)).toMatchObject([{ id: 'mine', final: 'done' }]),
    { timeout: 20_000 },
  );
  expect(sent.map(({ path }) => path)).toContain(getDrawTasks.path);
  expect(register).not.toHaveBeenCalled();
});

test('tabs of a film then do not sync, without errors', () => {
  it.onTabs(() => expect.unreachable());
  it.notifyTabs({ kind: 'changed' });
});
