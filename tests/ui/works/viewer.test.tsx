import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { likeWork, listWorks, markWorkSeen, readWork } from '../../../src/api/works.ts';
import { session } from '../../../src/store/account/session-state.ts';
import { browser } from '../../../src/store/browser.ts';
import { dialogs } from '../../../src/store/dialogs.ts';
import { wipePages } from '../../../src/store/pages-db.ts';
import { toasts } from '../../../src/store/toasts.ts';
import { dateOf } from '../../../src/ui/kit/times.ts';
import SquarePage from '../../../src/ui/works/square/square-page.tsx';
// loaded in advance: loading it takes longer than the timeout of a query
import '../../../src/ui/works/viewer/viewer.tsx';
import { type Answers, fakeApi, lost, Refused } from '../../store/fake-api.ts';
import { change, eachOnItsOwn, showAt } from '../show.tsx';
import { windowOf, workFor, worksFor } from './works-for-test.tsx';

// happy-dom's animations cause errors when they are cancelled
Reflect.deleteProperty(Element.prototype, 'animate');

const refusedAs404 = () => Response.json({ code: 404, message: 'gone', data: null });
const seen = { [markWorkSeen.path]: () => ({ views: 4 }) };

/** Opens the square with three works. */
async function open(address = '/square', answers: Answers = {}, { visitor = false } = {}) {
  const sent = fakeApi({
    [listWorks.path]: () => ({ lists: worksFor(3, 3), has_next: 0, home_info: null }),
    ...seen,
    ...answers,
  });
  if (visitor) session.token = null;
  await showAt(address, <SquarePage />);
  return sent;
}
const viewer = (name: string) => screen.findByRole('dialog', { name, hidden: true });
const press = async (name: string) => {
  const cover = await screen.findByRole('button', { name: new RegExp(`^${name},`) });
  cover.focus();
  fireEvent.click(cover);
  return viewer(name);
};
const film = (name: string) => screen.getByLabelText<HTMLVideoElement>(`Work: ${name}`);
const key = (view: HTMLElement, name: string) => fireEvent.keyDown(view, { key: name });

eachOnItsOwn();
const play = vi.spyOn(HTMLMediaElement.prototype, 'play');
const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause');
beforeEach(async () => {
  await Promise.all([wipePages(0), wipePages(7)]);
  windowOf(1000);
  play.mockReset().mockResolvedValue(undefined);
  pause.mockReset().mockReturnValue(undefined);
  dialogs.open = null;
  toasts.waiting = [];
});

test('[SQUARE-14] [CENTER-09] [CENTER-10] a click opens the work with film, author, title, description and time; there is no autoplay', async () => {
  await open();
  const view = within(await press('Work 2'));
  const video = film('Work 2');
  expect([video.controls, video.autoplay]).toEqual([true, false]);
  expect(play).not.toHaveBeenCalled();
  view.getByRole('heading', { level: 2, name: 'Work 2', hidden: true });
  expect(view.getByRole('link', { name: 'northlight', hidden: true }).getAttribute('href')).toBe(
    '#/user-center?id=9',
  );
  view.getByText('About 2');
  const made = '2026-11-20T12:00:00.000Z';
  expect(view.getByText(new RegExp(dateOf('en', made))).getAttribute('datetime')).toBe(made);
  expect(location.hash).toBe('#/square?work=2');
  // the indicators are outside the slides
  const indicators = view.getByRole('navigation', { name: 'Works around this one', hidden: true });
  expect(indicators.contains(video)).toBe(false);
  expect(within(indicators).getAllByRole('button', { hidden: true })).toHaveLength(3);
});

test.each([
  ['rejected', { check_status: 2, check_msg: 'Too short' }, 'Rejected' + 'Too short' + 'Only you can see it'],
  ['under review', { is_show: 1 as const, check_status: 0 }, 'Under review' + 'Only you can see it'],
  ['unpublished', { is_show: 0 as const, check_status: 0 }, 'Unpublished' + 'Only you can see it'],
  ['published', { is_show: 1 as const, check_status: 1 }, undefined],
])('an author sees that their own work is %s, and nobody else', async (_state, facts, words) => {
  const own = workFor(3, { home_id: session.userId, ...facts });
  const others = workFor(2, { home_id: session.userId + 1, ...facts });
  const lists = [own, others];
  await open('/square', { [listWorks.path]: () => ({ lists, has_next: 0, home_info: null }) });
  const view = await press('Work 3');
  const said = () => view.querySelector('[data-publication]')?.textContent;
  expect(said()).toBe(words);
  key(view, 'ArrowRight');
  await viewer('Work 2');
  expect(said()).toBeUndefined();
});

test('an author without a nickname is not unknown to themselves', async () => {
  const own = workFor(3, { home_id: session.userId, user_nickname: '' });
  const others = workFor(2, { home_id: session.userId + 1, user_nickname: '' });
  await open('/square', { [listWorks.path]: () => ({ lists: [own, others], has_next: 0, home_info: null }) });
  const view = await press('Work 3');
  expect(view.querySelector('a')?.textContent).toBe('You');
  key(view, 'ArrowRight');
  expect((await viewer('Work 2')).querySelector('a')?.textContent).toBe('unknown user');
});

test('[CENTER-11] moving to the next work pauses the old film and plays the new one; neighbours are loaded but inert', async () => {
  await open();
  const view = await press('Work 3');
  const [old, neighbour] = [film('Work 3'), film('Work 2')];
  expect(neighbour.getAttribute('src')).toContain('/media/2.mp4');
  expect(neighbour.closest('[inert]')).not.toBeNull();
  key(view, 'ArrowRight');
  await viewer('Work 2');
  await waitFor(() => expect(play.mock.instances).toEqual([neighbour]));
  expect(pause.mock.instances).toContain(old);
  expect(neighbour.closest('[inert]')).toBeNull();
  expect(location.hash).toBe('#/square?work=2');
  key(view, 'ArrowLeft');
  await viewer('Work 3');
  // there is none before the first one
  key(view, 'ArrowLeft');
  await viewer('Work 3');
});

test('buttons, indicators and swipes also change the work', async () => {
  await open();
  const view = await press('Work 3');
  fireEvent.click(within(view).getByRole('button', { name: 'Next work', hidden: true }));
  await viewer('Work 2');
  fireEvent.click(within(view).getByRole('button', { name: 'Work 1', hidden: true }));
  await viewer('Work 1');
  const stage = film('Work 1');
  fireEvent.touchStart(stage, { touches: [{ clientX: 50, clientY: 50 }] });
  fireEvent.touchEnd(stage, { changedTouches: [{ clientX: 200, clientY: 60 }] });
  await viewer('Work 2');
});

test('Escape closes it, removes the work from the URL, and returns the focus', async () => {
  await open();
  const view = await press('Work 2');
  await waitFor(() => expect(view.contains(document.activeElement)).toBe(true));
  const back = vi.spyOn(history, 'back').mockImplementation(() => {
    window.history.replaceState(null, '', '#/square');
    dispatchEvent(new HashChangeEvent('hashchange'));
  });
  key(view, 'Escape');
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  expect(back).toHaveBeenCalledOnce();
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Work 2,/));
  back.mockRestore();
});

test('the browser’s Back closes it', async () => {
  await open();
  await press('Work 2');
  await act(async () => {
    window.history.replaceState(null, '', '#/square');
    dispatchEvent(new HashChangeEvent('hashchange'));
  });
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
});

test('a link opens its work for everybody, even if it is not in the list', async () => {
  const sent = await open('/square?work=77', { [readWork.path]: () => workFor(77) }, { visitor: true });
  const view = await viewer('Work 77');
  expect(sent.filter(({ path }) => path === readWork.path)).toMatchObject([{ body: { works_id: 77 } }]);
  key(view, 'ArrowRight');
  await viewer('Work 3');
  key(view, 'ArrowLeft');
  await viewer('Work 77');
});

test('a deleted work shows a message, with a link to the square', async () => {
  await open('/square?work=77', { [readWork.path]: refusedAs404 });
  await screen.findByRole('heading', { name: 'This work is no longer here', hidden: true });
  fireEvent.click(screen.getByRole('button', { name: 'See other works', hidden: true }));
  await waitFor(() => expect(location.hash).toBe('#/square'));
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
});

test('a work that failed to load can be retried; one watched before is available offline', async () => {
  let down = true;
  const answers = { [readWork.path]: () => (down ? new Refused('', 503) : workFor(77)) };
  await open('/square?work=77', answers);
  await screen.findByRole('heading', { name: "Couldn't load this work", hidden: true });
  down = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again', hidden: true }));
  await viewer('Work 77');
  const { cleanup } = await import('@testing-library/react');
  const { forgetAll } = await import('../../../src/store/account/on-sign-out.ts');
  cleanup();
  forgetAll();
  await change(() => {
    browser.online = false;
  });
  await open('/square?work=77', { [readWork.path]: () => Promise.reject(new TypeError('no network')) });
  await viewer('Work 77');
});

test('[SQUARE-17] a work without an id opens, and is only logged', async () => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const { work_id: _, ...withoutId } = workFor(5);
  await open('/square', { [listWorks.path]: () => ({ lists: [withoutId], has_next: 0 }) });
  await press('Work 5');
  expect(logged).toHaveBeenCalledWith('[works] a work without an id:', 'Work 5');
  expect(toasts.waiting).toEqual([]);
  expect(location.hash).toBe('#/square');
});

test('a work counts as viewed once per visit', async () => {
  const sent = await open();
  const view = await press('Work 2');
  await within(view).findByText(/· 4 views/);
  key(view, 'ArrowRight');
  await viewer('Work 1');
  key(view, 'ArrowLeft');
  await viewer('Work 2');
  expect(sent.filter(({ path }) => path === markWorkSeen.path).map(({ body }) => body)).toEqual([
    { works_id: 2 },
    { works_id: 1 },
  ]);
});

test('a like is shown at once, and reverted if the studio refuses', async () => {
  let refuse = (): void => undefined;
  await open('/square', {
    [likeWork.path]: () =>
      new Promise((resolve) => {
        refuse = () => resolve(new Refused('Not today'));
      }),
  });
  const view = within(await press('Work 2'));
  fireEvent.click(view.getByRole('button', { name: 'Like. Likes: 2', hidden: true }));
  await view.findByRole('button', { name: 'Liked. Likes: 3', pressed: true, hidden: true });
  await waitFor(() => {
    refuse();
    expect(toasts.waiting).toMatchObject([{ title: "Couldn't save the like", description: 'Not today' }]);
  });
  await view.findByRole('button', { name: 'Like. Likes: 2', hidden: true });
});

test('a like that got lost on the way says so, and is as it was', async () => {
  await open('/square', { [likeWork.path]: lost });
  const view = within(await press('Work 2'));
  fireEvent.click(view.getByRole('button', { name: 'Like. Likes: 2', hidden: true }));
  await waitFor(() =>
    expect(toasts.waiting).toMatchObject([
      { title: "Couldn't save the like", description: 'Check your connection and try again.' },
    ]),
  );
  await view.findByRole('button', { name: 'Like. Likes: 2', hidden: true });
});

test('a visitor has to sign in to like, but not to report; own works cannot be reported', async () => {
  await open('/square', {}, { visitor: true });
  const view = within(await press('Work 2'));
  fireEvent.click(view.getByRole('button', { name: 'Like. Likes: 2', hidden: true }));
  expect(dialogs.open).toEqual({ name: 'login' });
  fireEvent.click(view.getByRole('button', { name: 'Report', hidden: true }));
  expect(dialogs.open).toMatchObject({ name: 'report-work', worksId: 2 });
});

test('sharing gives a URL that works for everybody', async () => {
  await open('/square?work=2');
  const view = within(await viewer('Work 2'));
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  fireEvent.click(view.getByRole('button', { name: /Copy link|Share/, hidden: true }));
  await waitFor(() => expect(copied).toHaveBeenCalledWith(new URL('#/square?work=2', location.href).href));
});

test('a work that was deleted while it was open is gone with the first answer that says so', async () => {
  await open('/square', { [likeWork.path]: refusedAs404 });
  await press('Work 2');
  fireEvent.click(screen.getByRole('button', { name: 'Like. Likes: 2', hidden: true }));
  expect(await screen.findByText('This work is no longer here')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Like|^Copy link|^Share/, hidden: true })).toBeNull();
});

test('a work that was deleted before it is opened from its tile is gone, too; one’s own is not, while nobody else sees it', async () => {
  const own = workFor(3, { home_id: 7, is_show: 0 });
  await open('/square', {
    [listWorks.path]: () => ({ lists: [own, workFor(2)], has_next: 0, home_info: null }),
    [markWorkSeen.path]: refusedAs404,
  });
  const view = await press('Work 3');
  key(view, 'ArrowRight');
  expect(await screen.findByText('This work is no longer here')).toBeTruthy();
  await change(() => history.back());
});
