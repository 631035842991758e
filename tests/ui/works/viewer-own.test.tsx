import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { listWorks, markWorkSeen, type Work } from '../../../src/api/works.ts';
import { session } from '../../../src/store/account/session-state.ts';
import { dialogs } from '../../../src/store/dialogs.ts';
import { wipePages } from '../../../src/store/pages-db.ts';
import { takeToasts } from '../../../src/store/toasts.ts';
import SquarePage from '../../../src/ui/works/square/square-page.tsx';
// loaded in advance: loading it takes longer than the timeout of a query
import '../../../src/ui/works/viewer/viewer.tsx';
import { fakeApi } from '../../store/fake-api.ts';
import { saves } from '../saves.ts';
import { eachOnItsOwn, showAt } from '../show.tsx';
import { windowOf, workFor } from './works-for-test.tsx';

// happy-dom's animations cause errors when they are cancelled
Reflect.deleteProperty(Element.prototype, 'animate');

eachOnItsOwn();
beforeEach(async () => {
  await Promise.all([wipePages(0), wipePages(7)]);
  windowOf(1000);
  dialogs.open = null;
});

/** Opens the member's own work. @returns its view, the names of its actions, and the requests */
async function openOwn(facts: Partial<Work>) {
  const sent = fakeApi({
    [listWorks.path]: () => ({
      lists: [workFor(3, { home_id: session.userId, likes: 0, ...facts })],
      has_next: 0,
      home_info: null,
    }),
    [markWorkSeen.path]: () => ({ views: 4 }),
  });
  await showAt('/square', <SquarePage />);
  const cover = await screen.findByRole('button', { name: /^Work 3,/ });
  fireEvent.click(cover);
  const view = within(await screen.findByRole('dialog', { name: 'Work 3', hidden: true }));
  const about = within(view.getByRole('complementary', { hidden: true }));
  const actions = about.getAllByRole('button', { hidden: true }).map(({ textContent }) => textContent);
  return { view, actions, seen: () => sent.filter(({ path }) => path === markWorkSeen.path).length };
}

test.each([
  ['unpublished', { is_show: 0, check_status: 0 }, ['Publish…', 'Download']],
  ['under review', { is_show: 1, check_status: 0 }, ['Download']],
  ['rejected', { is_show: 1, check_status: 2 }, ['Change and submit again…', 'Download']],
  ['published', { is_show: 1, check_status: 1 }, ['0', 'Copy link']],
] as const)(
  'of one’s own work that is %s the view offers what can be done with it',
  async (_state, facts, offered) => {
    expect((await openOwn(facts)).actions).toEqual(offered);
  },
);

test('one’s own work that nobody else can see is not counted as watched, and its form opens from its view', async () => {
  const { view, seen } = await openOwn({ is_show: 0, check_status: 0 });
  fireEvent.click(view.getByRole('button', { name: 'Publish…', hidden: true }));
  expect(dialogs.open).toMatchObject({ name: 'publish', work: { worksId: 3, name: 'Work 3' } });
  expect(seen()).toBe(0);
});

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();

test.each([
  [9.9, ['Work-3-1.mp4'], []],
  [10.1, [], ['Resource expired: videos older than 10 days can no longer be downloaded']],
])(
  '[NOTICE-10] one’s own film of %s days ago is saved or has expired, as on its page',
  async (days, names, said) => {
    const files = saves();
    takeToasts();
    const { view } = await openOwn({ is_show: 0, check_status: 0, create_time: daysAgo(days) });
    fireEvent.click(view.getByRole('button', { name: 'Download', hidden: true }));
    await waitFor(() => expect(files.map(({ name }) => name)).toEqual(names));
    expect(takeToasts().map(({ title }) => title)).toEqual(said);
  },
);
