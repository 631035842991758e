import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { invitation, keepInvitation } from '../../../src/store/account/invitation.ts';
import { forgetAll } from '../../../src/store/account/on-sign-out.ts';
import { session } from '../../../src/store/account/session-state.ts';
import { browser } from '../../../src/store/browser.ts';
import { dialogs } from '../../../src/store/dialogs.ts';
import { toasts } from '../../../src/store/toasts.ts';
import { square } from '../../../src/store/works/square.ts';
// loaded in advance: loading it takes longer than the timeout of a query
import '../../../src/ui/account/sign-in-dialog.tsx';
import '../../../src/ui/publish/publish-video-dialog.tsx';
import { DialogHost } from '../../../src/ui/shell/dialog-host.tsx';
import SquarePage from '../../../src/ui/works/square/square-page.tsx';
import { fakeApi, Refused } from '../../store/fake-api.ts';
import { change, eachOnItsOwn, showAt } from '../show.tsx';
import { bodies, cover, emptySquare, LIST, open, page, tiles } from './square-for-test.tsx';
import { wall, workFor, worksFor } from './works-for-test.tsx';

eachOnItsOwn();
beforeEach(emptySquare);

test('[SQUARE-04] [SQUARE-06] [SQUARE-19] a visitor sees everybody’s published works with cover, length and author', async () => {
  const sent = await open({
    [LIST]: () => page([workFor(2, { duration: 64.96 }), workFor(1, { sample: 1 })]),
  });
  const image = within(await cover('Work 2')).getByRole('presentation');
  expect(image.getAttribute('src')).toContain('/media/2.jpg?w=');
  expect(await screen.findAllByText('1:05')).toHaveLength(2);
  expect(screen.getAllByRole('link', { name: 'northlight' })).toHaveLength(2);
  screen.getByRole('button', { name: 'Work 1, 1:05, sample' });
  expect(bodies(sent)).toEqual([{ home_id: 0, page: 1, pageSize: 20, type: 2 }]);
});

test('a film is as long on its tile as in a player: its last second has not begun', async () => {
  await open({ [LIST]: () => page([workFor(2, { duration: 10.7 }), workFor(1, { duration: 7.96 })]) });
  expect(await screen.findByText('0:10')).toBeTruthy();
  screen.getByText('0:08');
});

test('a cover that cannot be loaded is not shown as a broken picture', async () => {
  await open({ [LIST]: () => page([workFor(2), workFor(1)]) });
  const tile = await cover('Work 2');
  fireEvent.error(within(tile).getByRole('presentation'));
  expect(tile.querySelector('img')).toBeNull();
  expect(tile.querySelector('svg')).not.toBeNull();
  expect((await cover('Work 1')).querySelector('img')).not.toBeNull();
});

test('[AUTH-30] a visitor can see the square without signing in', async () => {
  await open({ [LIST]: () => page([workFor(1)]) });
  await cover('Work 1');
  expect(dialogs.open).toBeNull();
});

test('[SQUARE-15] [SQUARE-16] an author without a name is shown as unknown user, with a link to the profile', async () => {
  await open({ [LIST]: () => page([workFor(1, { user_nickname: '', home_id: 42 })]) });
  const author = await screen.findByRole('link', { name: 'unknown user' });
  expect(author.getAttribute('href')).toBe('#/user-center?id=42');
});

test('a tile calls nobody unknown to themselves', async () => {
  const works = [42, 7].map((home_id) => workFor(home_id, { user_nickname: '', home_id }));
  await open({ [LIST]: () => page(works) }, { member: true });
  expect((await screen.findByRole('link', { name: 'You' })).getAttribute('href')).toBe('#/user-center?id=7');
  expect(screen.getByRole('link', { name: 'unknown user' })).toBeTruthy();
});

test('an author has a picture, the letter of a name, or a figure', async () => {
  const faces = { user_avatar: '/media/face.jpg' };
  const works = [workFor(1, faces), workFor(2, { user_nickname: 'Mei' }), workFor(3, { user_nickname: '' })];
  await open({ [LIST]: () => page(works) });
  await cover('Work 3');
  const shown = (id: number) => {
    const author = document.querySelector(`[data-cover="${id}"] ~ a`);
    return [author?.getAttribute('data-initial'), author?.hasAttribute('data-figure')];
  };
  expect([shown(1), shown(2), shown(3)]).toEqual([
    ['', false],
    ['M', false],
    ['', true],
  ]);
});

test('[SQUARE-01] the works tab is selected by default; the tasks tab has only its text', async () => {
  await open({ [LIST]: () => page([workFor(1)]) });
  expect(screen.getByRole('tab', { name: 'Works' }).getAttribute('aria-selected')).toBe('true');
  await cover('Work 1');
  fireEvent.click(screen.getByRole('tab', { name: 'Tasks' }));
  expect(screen.getByRole('tabpanel').textContent).toBe('Tasks');
  expect(tiles()).toEqual([]);
});

test('who came by an invitation link reads on the square that it is kept, and can sign up there', async () => {
  const words = "You've been invited: sign up to get 50 points.";
  onTestFinished(() => {
    invitation.code = '';
    sessionStorage.clear();
  });
  await open({ [LIST]: () => page([workFor(1)]) });
  expect(screen.queryByText(words)).toBeNull();
  await change(() => keepInvitation('77'));
  screen.getByText(words);
  fireEvent.click(screen.getByRole('button', { name: 'Create an account' }));
  expect(dialogs.open).toEqual({ name: 'register' });
  await change(() => {
    session.token = 'a member now';
  });
  expect(screen.queryByText(words)).toBeNull();
});

test('[SQUARE-02] Publish video opens the publish form', async () => {
  await open({ [LIST]: () => page([]) }, { member: true });
  fireEvent.click(screen.getByRole('button', { name: 'Publish video' }));
  expect(dialogs.open).toEqual({ name: 'publish-video' });
});

test('[SQUARE-03] publish form and sign-in open above the square, without changing the URL', async () => {
  fakeApi({ [LIST]: () => page([workFor(1)]) });
  session.token = null;
  const square = (
    <>
      <SquarePage />
      <DialogHost />
    </>
  );
  await showAt('/square', square);
  const address = location.href;
  fireEvent.click(screen.getByRole('button', { name: 'Publish video' }));
  await screen.findByRole('dialog', { name: 'Sign in to Inkreel' });
  await change(() => {
    session.token = 'token';
    dialogs.open = { name: 'publish-video' };
  });
  await screen.findByRole('dialog', { name: 'Publish a video' });
  expect(location.href).toBe(address);
  expect(screen.getByRole('button', { name: /^Work 1,/, hidden: true })).toBeTruthy();
});

test('[SQUARE-09] a tile takes the size of its loaded cover', async () => {
  const { poster_width: _w, poster_height: _h, ...unknown } = workFor(1);
  await open({ [LIST]: () => page([unknown]) });
  const image = within(await cover('Work 1')).getByRole('presentation');
  const tile = image.closest('li');
  const width = Number.parseFloat(tile?.style.width ?? '');
  expect(Number.parseFloat(tile?.style.height ?? '')).toBeCloseTo(width * 1.5);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(200);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(50);
  fireEvent.load(image);
  await waitFor(() => expect(Number.parseFloat(tile?.style.height ?? '')).toBeCloseTo(width / 4));
});

/** Scrolls until this many pixels are left below. */
const scrollTo = (box: HTMLElement, left: number) =>
  act(async () => {
    box.scrollTop = box.scrollHeight - box.clientHeight - left;
    fireEvent.scroll(box);
  });

test('[SQUARE-10] [SQUARE-11] the next page is loaded within 20 px of the bottom, one at a time, while there are more', async () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const sent = await open({
    [LIST]: async ({ page: number }: { page: number }) => {
      if (number === 2) await held;
      return number === 1 ? page(worksFor(60, 20).map(high), 1) : page(worksFor(40, 3).map(high));
    },
  });
  const box = await wall();
  await cover('Work 60');
  await scrollTo(box, 21);
  expect(bodies(sent)).toHaveLength(1);
  for (const left of [20, 10, 0, 20]) await scrollTo(box, left);
  expect(bodies(sent)).toEqual([
    { home_id: 0, page: 1, pageSize: 20, type: 2 },
    { home_id: 0, page: 2, pageSize: 20, type: 2, before: 41 },
  ]);
  release();
  await waitFor(() => expect(screen.queryByText('Loading more works…')).toBeNull());
  for (const left of [20, 0]) await scrollTo(box, left);
  expect(bodies(sent)).toHaveLength(2);
  await cover('Work 38');
});
/** A work whose tile is higher than the window. */
const high = <W extends object>(work: W) => ({ ...work, poster_width: 100, poster_height: 900 });

test('[SQUARE-12] [SQUARE-13] a failed page shows a message with the server’s reason, and is retried by scrolling or by its button', async () => {
  let down = true;
  const sent = await open({
    [LIST]: ({ page: number }: { page: number }) =>
      number === 1
        ? page(worksFor(60, 20).map(high), 1)
        : down
          ? new Refused('down', 503)
          : page([high(workFor(40))]),
  });
  const box = await wall();
  await cover('Work 60');
  await scrollTo(box, 0);
  await screen.findByText('Failed to load more data');
  expect(toasts.waiting).toMatchObject([
    { type: 'error', title: 'Failed to load more data', description: 'down' },
  ]);
  await scrollTo(box, 30);
  await scrollTo(box, 0);
  await screen.findByRole('button', { name: 'Try again' });
  down = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await cover('Work 40');
  expect(bodies(sent).map((body) => (body as { page: number }).page)).toEqual([1, 2, 2, 2]);
  expect(screen.queryByText('Failed to load more data')).toBeNull();
});

test('[SQUARE-13] a refused list shows the server’s message, and can be retried', async () => {
  let refused = true;
  await open({ [LIST]: () => (refused ? new Refused('Closed for repairs') : page([workFor(1)])) });
  await waitFor(() => expect(toasts.waiting).toMatchObject([{ title: 'Closed for repairs' }]));
  refused = false;
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await cover('Work 1');
});

test('search and order are part of the request, and an empty result says so', async () => {
  const sent = await open({
    [LIST]: ({ words }: { words?: string }) => page(words === 'nowhere' ? [] : [workFor(1)]),
  });
  const field = screen.getByRole('searchbox', { name: 'Search works' });
  fireEvent.change(field, { target: { value: ' nowhere ' } });
  fireEvent.submit(field);
  await screen.findByRole('heading', { name: 'No works match "nowhere"' });
  fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  await cover('Work 1');
  fireEvent.click(screen.getByRole('button', { name: 'Most watched first' }));
  await waitFor(() => expect(bodies(sent)).toHaveLength(4));
  expect(bodies(sent).slice(1)).toEqual([
    { home_id: 0, page: 1, pageSize: 20, type: 2, words: 'nowhere' },
    { home_id: 0, page: 1, pageSize: 20, type: 2 },
    { home_id: 0, page: 1, pageSize: 20, type: 2, order: 'seen' },
  ]);
});

/** Ends a visit; the next one is offline. */
async function leaveForOffline(): Promise<void> {
  cleanup();
  forgetAll();
  await change(() => {
    browser.online = false;
  });
}

test('offline the cached works are shown, with a message', async () => {
  await open({ [LIST]: () => page([workFor(1)]) });
  await cover('Work 1');
  await leaveForOffline();
  await open({ [LIST]: () => Promise.reject(new TypeError('no network')) });
  await cover('Work 1');
  await screen.findByText("You're offline. These works are from your last visit");
});

test('a square that was empty at the last visit is empty offline', async () => {
  await open({ [LIST]: () => page([]) });
  await screen.findByText('Nothing has been published yet');
  await leaveForOffline();
  await open({ [LIST]: () => Promise.reject(new TypeError('no network')) });
  await waitFor(() => expect(square.state.state).toBe('failed'));
  await screen.findByText('Nothing has been published yet');
});
