import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { filmOfTask } from '../../../src/store/film/export/exports.ts';
import { filmNotice } from '../../../src/store/film/export/film-notice.ts';
import { messages } from '../../../src/store/messages/messages.ts';
import { adoptTasks, tasks } from '../../../src/store/tasks/tasks.ts';
import { App } from '../../../src/ui/app.tsx';
// loaded in advance: compiling it must not count against the timeout of a test
import '../../../src/ui/film/notice-dialog.tsx';
import '../../../src/ui/film/notices.tsx';
import { navigate } from '../../../src/ui/router/hash-location.ts';
import '../../../src/ui/shell/later-hosts.tsx';
import { fakeApi } from '../../store/fake-api.ts';
import { film } from '../../store/film/film-for-test.ts';
import { memberGone, memberHere, POINTS } from '../create/film-page.tsx';
import { change, eachOnItsOwn, show } from '../show.tsx';

eachOnItsOwn();
afterEach(memberGone);

test.each(['/square', '/draw', '/music', '/user-center'])(
  '[ENGINE-35] an export is polled on the page %s, and its notice is shown there',
  async (route) => {
    const sent = fakeApi({
      '/center/points': () => POINTS,
      '/script/okl-searching': () => film(),
      '/script/okl-handle': () => null,
      '/draw/lists': () => ({ lists: [], has_next: 0 }),
    });
    await memberHere();
    navigate('/create', { replace: true });
    await show(<App />);
    await change(() => navigate(route));
    await adoptTasks('export', [{ id: 'film', context: { kind: 'export', page: '/create', script_id: 3 } }]);
    await screen.findByRole('dialog', { name: 'Your film is ready' });
    expect(location.hash).toBe(`#${route}`);
    expect(sent.filter(({ path }) => path === '/script/okl-searching').map(({ body }) => body)).toEqual([
      { tasks_id: 'film' },
    ]);
    await waitFor(() => expect(tasks.notices).toEqual([]));
    // nothing had the focus before, so after closing it must be on the page
    await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
    await change(() => void fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  },
);

test('[EXPORT-11] [EXPORT-22] an export is stored by tasks_id with step and film, next to the unread messages', async () => {
  let told: (answer: unknown) => void = () => undefined;
  let unread = 1;
  fakeApi({
    '/center/points': () => POINTS,
    '/center/not-read': () => ({ not_read: unread }),
    '/script/okl-searching': () =>
      new Promise((resolve) => {
        told = resolve;
      }),
    '/script/okl-handle': () => null,
    '/draw/lists': () => ({ lists: [], has_next: 0 }),
  });
  await memberHere();
  navigate('/draw', { replace: true });
  await show(<App />);
  await waitFor(() => expect(messages.unread).toBe(1));
  await adoptTasks('export', [
    { id: 'film-9', context: { kind: 'export', page: '/create', script_id: 3 }, state: 2 },
  ]);
  const row = () => Object.values(tasks.byKey).find(({ id }) => id === 'film-9');
  await waitFor(() => expect(row()).toMatchObject({ id: 'film-9', open: 1, state: 2 }));
  unread = 2;
  const { step, ...details } = film();
  await waitFor(() => {
    told({ step, ...details });
    expect(row()).toMatchObject({ open: 0, state: step });
  });
  expect(filmOfTask({ result: row()?.result ?? {} })).toMatchObject({ step, ...details });
  await waitFor(() => expect(filmNotice.shown).toMatchObject({ taskId: 'film-9', info: details }));
  await waitFor(() => expect(messages.unread).toBe(2));
});
