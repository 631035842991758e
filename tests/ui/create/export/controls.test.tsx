import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { cancelFilm } from '../../../../src/store/film/export/exports.ts';
import { toasts } from '../../../../src/store/toasts.ts';
import { Refused } from '../../../store/fake-api.ts';
import { bodies, wireShot } from '../../../store/film/board-shots.ts';
import { eachOnItsOwn } from '../../show.tsx';
import { memberGone, openExport, openFilmPage } from '../film-page.tsx';

const film = () => screen.queryByRole('button', { name: 'Export film' });
const more = () => screen.queryByRole('button', { name: 'More ways to export' });

eachOnItsOwn();
afterEach(memberGone);

test('[EXPORT-23] export is only available in the storyboard', async () => {
  await openFilmPage([wireShot(1)], { answers: { '/script/drama-lists': () => ({ lists: [] }) } });
  await waitFor(() => expect([film(), more()]).not.toContain(null));
  for (const name of ['Characters', 'Script']) {
    const step = screen.getByRole('button', { name });
    fireEvent.click(step);
    await waitFor(() => expect(step.getAttribute('aria-current')).toBe('step'));
    expect([film(), more()]).toEqual([null, null]);
  }
  fireEvent.click(screen.getByRole('button', { name: 'Storyboard' }));
  await waitFor(() => expect([film(), more()]).not.toContain(null));
});

test('[EXPORT-12] a running export shows its progress, and a cancel button instead of the export button', async () => {
  const { sent, dialog } = await openExport({
    '/script/okl-export': () => ({ tasks_id: 'film' }),
    '/script/okl-searching': () => ({ step: 3, progress: 0.4 }),
    '/script/okl-handle': () => null,
  });
  expect(screen.queryByRole('progressbar', { hidden: true })).toBeNull();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Export' }));
  const bar = await screen.findByRole('progressbar', { name: 'Export of the film' });
  await waitFor(() => expect(bar.textContent).toBe('40 %'));
  expect(screen.getByText(/^Joining the shots/)).toBeTruthy();
  expect([film(), more()]).toEqual([null, null]);
  // it has the focus of the button whose place it takes
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' })));
  // cancelling asks for confirmation
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(bodies(sent, '/script/okl-handle')).toEqual([]);
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel the export' }));
  await waitFor(() => expect(bodies(sent, '/script/okl-handle')).toEqual([{ type: 1, tasks_id: 'film' }]));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  // the button that had the focus is gone: the one in its place has it
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(film()));
});

test('an export that ends while one is asked whether to cancel it leaves the focus on the button in its place', async () => {
  const { dialog } = await openExport({
    '/script/okl-export': () => ({ tasks_id: 'film' }),
    '/script/okl-searching': () => ({ step: 3, progress: 0.4 }),
    '/script/okl-handle': () => null,
  });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Export' }));
  await screen.findByRole('progressbar', { name: 'Export of the film' });
  const cancel = () => screen.getByRole('button', { name: 'Cancel' });
  await waitFor(() => expect(document.activeElement).toBe(cancel()));
  fireEvent.click(cancel());
  const question = await screen.findByRole('dialog', { name: 'Cancel this export?' });
  await waitFor(() => expect(question.contains(document.activeElement)).toBe(true));
  await cancelFilm('film');
  await waitFor(() => expect(screen.queryByRole('progressbar', { hidden: true })).toBeNull());
  fireEvent.click(within(question).getByRole('button', { name: 'Keep going' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(film()));
});

test('[ENGINE-33] an export begun on another device is running here too', async () => {
  const asked: unknown[] = [];
  const { id } = await openFilmPage([wireShot(1)], {
    answers: {
      '/studio/task/list': (body: unknown) => {
        asked.push(body);
        const film = { task_id: 't1', kind: 'export', track_id: 'elsewhere', state: 'running', tool: 'film' };
        return { lists: [{ ...film, created_at: '2026-11-20T12:00:00Z' }], has_next: 0 };
      },
      '/script/okl-searching': () => ({ step: 3, progress: 0.4 }),
    },
  });
  const bar = await screen.findByRole('progressbar', { name: 'Export of the film' });
  await waitFor(() => expect(bar.textContent).toBe('40 %'));
  expect(asked).toContainEqual({ kind: 'export', state: 'open', script_id: id });
  expect([film(), more()]).toEqual([null, null]);
});

test('a poll that the server refuses ends the export without a message, and another can be started', async () => {
  let refuse: (answer: unknown) => void = () => undefined;
  const { dialog, sent } = await openExport({
    '/script/okl-export': () => ({ tasks_id: 'film' }),
    '/script/okl-searching': () =>
      new Promise((resolve) => {
        refuse = resolve;
      }),
  });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Export' }));
  await screen.findByRole('progressbar', { name: 'Export of the film' });
  await waitFor(() => expect(bodies(sent, '/script/okl-searching')).toHaveLength(1));
  refuse(new Refused('Who is that?'));
  await waitFor(() => expect(film()).toHaveProperty('disabled', false));
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(toasts.waiting).toEqual([]);
});
