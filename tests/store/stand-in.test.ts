import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { getDrawTasks, imagine } from '../../src/api/draw.ts';
import { fakeApi, type Sent } from './fake-api.ts';
import { LANTERN } from './lantern.ts';

/** The stores of a page whose worker never becomes active, because one of its files failed to load. */
async function page() {
  const registration = Object.assign(new EventTarget(), {
    installing: null,
    waiting: null,
    active: null,
    scope: '/web/',
    update: async () => undefined,
  });
  const container = Object.assign(new EventTarget(), {
    controller: null,
    register: async () => registration,
    ready: new Promise(() => undefined),
    getRegistration: async () => registration,
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  vi.spyOn(console, 'info').mockReturnValue(undefined);
  const [submit, { setSession }, { tasks }] = await Promise.all([
    import('../../src/store/draw/draw-submit.ts'),
    import('../../src/store/account/session.ts'),
    import('../../src/store/tasks/tasks.ts'),
  ]);
  return { ...submit, setSession, tasks, container };
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
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('[ENGINE-01] without an active worker the page polls the tasks it started itself, to the end', async () => {
  await it.submitDraw(...LANTERN);
  await vi.waitFor(
    () => expect(Object.values(it.tasks.byKey)).toMatchObject([{ id: 'mine', final: 'done' }]),
    { timeout: 15_000 },
  );
  expect(sent.map(({ path }) => path)).toContain(getDrawTasks.path);
});

test('a worker that asks where this page is gets its route', async () => {
  location.hash = '#/film?id=12';
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  const asked = Object.assign(new Event('message'), { data: { type: 'where' }, ports: [port2] });
  it.container.dispatchEvent(asked);
  expect(await answer).toBe('/film?id=12');
  port1.close();
});
