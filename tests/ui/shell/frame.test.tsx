import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { listLipSyncs } from '../../../src/api/lipsync.ts';
import { listMusic } from '../../../src/api/music.ts';
import { listVideos } from '../../../src/api/video.ts';
import { listWorks } from '../../../src/api/works.ts';
import { tasks } from '../../../src/store/tasks/tasks.ts';
import type { Notice } from '../../../src/sw/protocol.ts';
import { PAGES } from '../../../src/ui/pages.ts';
import { navigate } from '../../../src/ui/router/hash-location.ts';
import { addressOf, ROUTE_NAMES, type RouteName, routeOf } from '../../../src/ui/router/routes.ts';
import { Shell } from '../../../src/ui/shell/shell.tsx';
import { fakeApi, type Sent } from '../../store/fake-api.ts';
import { doneRow, noticeOfRow } from '../../store/task-row.ts';
import { offer } from '../engine-says.ts';
import { change, eachOnItsOwn, showAt } from '../show.tsx';
import '../../../src/ui/account/sign-in-dialog.tsx';
import '../../../src/ui/shell/toaster.tsx';

/** The notice of an ended task. */
const ended = (kind: 'draw' | 'project', prompt: string): Notice =>
  noticeOfRow(doneRow(kind, prompt, { context: { kind, page: `/${kind}`, prompt } }));
/** The heading of each route's page. */
const TITLES: Record<RouteName, string> = {
  square: 'Square',
  create: 'Create film',
  draw: 'Draw',
  video: 'Video',
  music: 'Music',
  lipsync: 'Lip sync',
  center: 'My works',
  film: 'Film',
  'user-center': 'Profile',
  home: 'Square',
  login: 'Square',
};

/** Opens the whole frame at a route, with every page loaded. */
async function open(address: string): Promise<Sent[]> {
  const sent = fakeApi({
    '/center/points': () => ({ potins: 200, star_tel: '138****0000', user_id: 7 }),
    '/center/not-read': () => ({ not_read: 0 }),
    '/draw/lists': () => ({ lists: [], has_next: 0 }),
    '/script/list-script-pro': () => ({ lists: [] }),
    [listVideos.path]: () => ({ lists: [], has_next: 0 }),
    [listMusic.path]: () => ({ lists: [], has_next: 0 }),
    [listLipSyncs.path]: () => ({ lists: [], has_next: 0 }),
    [listWorks.path]: () => ({ lists: [], has_next: 0, home_info: null }),
  });
  await Promise.all(ROUTE_NAMES.map((name) => PAGES[name].load()));
  await showAt(address, <Shell />);
  return sent;
}
const parts = () => ({
  sidebar: screen.getByRole('complementary', { name: 'Sidebar', hidden: true }),
  main: screen.getByRole('main', { hidden: true }),
});
const headingIn = (main: HTMLElement) => within(main).getByRole('heading', { level: 1, hidden: true });

eachOnItsOwn();
beforeEach(() => {
  tasks.notices = [];
});

test.each(ROUTE_NAMES)(
  '[SHELL-01] %s is rendered inside the frame: beside the sidebar, in its own area, below notices',
  async (name) => {
    await open('/');
    const { sidebar } = parts();
    await change(() => navigate(addressOf(name)));
    const { main } = parts();
    await waitFor(() => expect(headingIn(main).textContent).toBe(TITLES[name]));
    // the sidebar was not rendered again
    expect(parts().sidebar).toBe(sidebar);
    // the sidebar comes first in reading order
    expect(sidebar.compareDocumentPosition(main) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(main.contains(sidebar) || sidebar.contains(main)).toBe(false);
    // a kind without a toast on this page would show no notice
    await offer(ended(name === 'draw' ? 'project' : 'draw', `for ${name}`));
    const notice = await screen.findByText(`for ${name}`);
    expect(main.contains(notice)).toBe(false);
  },
);

test('[SHELL-02] [SHELL-04] the sidebar has seven links, the last one to the own profile', async () => {
  await open('/music');
  const nav = within(parts().sidebar).getByRole('navigation', { hidden: true });
  const links = within(nav).getAllByRole('link', { hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '#/square',
    '#/create',
    '#/draw',
    '#/video',
    '#/music',
    '#/lipsync',
    '#/center?id=-1',
  ]);
});

test('[ROUTE-03] /draw is the drawing page, which the notice of a drawing opens', async () => {
  expect(routeOf('/draw')).toBe('draw');
  await open('/music');
  expect(headingIn(parts().main).textContent).toBe('Music');
  await offer(ended('draw', 'a blue door'));
  await screen.findByText('Your pictures are ready');
  fireEvent.click(screen.getByRole('button', { name: 'View', hidden: true }));
  await within(parts().main).findByRole('textbox', { name: 'Description', hidden: true });
  expect(headingIn(parts().main).textContent).toBe('Draw');
  expect(location.hash).toBe('#/draw');
});

test.each([
  ['[ROUTE-04]', 'video', '/video', listVideos.path],
  ['[ROUTE-05]', 'music', '/music', listMusic.path],
  ['[ROUTE-07]', 'lipsync', '/lipsync', listLipSyncs.path],
  ['[ROUTE-08]', 'square', '/square', listWorks.path],
] as const)('%s %s is the page of its name at %s, and reads its own list', async (_, name, path, list) => {
  expect(routeOf(path)).toBe(name);
  const sent = await open(path);
  await waitFor(() => expect(headingIn(parts().main).textContent).toBe(TITLES[name]));
  await waitFor(() => expect(sent.some((one) => one.path === list)).toBe(true));
});

test('[ROUTE-09] [ROUTE-10] own and other profiles are the same component, selected by the query', async () => {
  const sent = await open('/center?id=-1');
  const asked = () => sent.flatMap(({ path, body }) => (path === listWorks.path ? [body] : []));
  await waitFor(() => expect(asked()).toMatchObject([{ home_id: -1 }]));
  await change(() => navigate('/user-center?id=9'));
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ home_id: 9 }));
  expect(PAGES['user-center']).toBe(PAGES.center);
});

test('on the drawing page the end of a drawing shows no toast', async () => {
  await open('/draw');
  await offer(ended('draw', 'a green gate'));
  await screen.findByText('Your pictures are ready: a green gate');
  expect(screen.queryByText('Your pictures are ready')).toBeNull();
});
