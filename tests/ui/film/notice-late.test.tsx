import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { clearFilmNotices, filmNotice, noticeSeen } from '../../../src/store/film/export/film-notice.ts';
import { engine, tasks } from '../../../src/store/tasks/tasks.ts';
import Notices from '../../../src/ui/film/notices.tsx';
import { fakeApi } from '../../store/fake-api.ts';
import { film, noticeOf } from '../../store/film/film-for-test.ts';
import { POINTS } from '../create/film-page.tsx';
import { eachOnItsOwn, show } from '../show.tsx';

eachOnItsOwn();

const part = vi.hoisted(() => ({ comes: (): void => undefined }));
vi.mock('../../../src/ui/film/notice-dialog.tsx', async (original) => {
  await new Promise<void>((resolve) => {
    part.comes = resolve;
  });
  return original();
});

test('[NOTICE-05] a notice whose part of the app is still on its way is not read yet, and is when it is on the screen', async () => {
  const sent = fakeApi({ '/script/okl-handle': () => null, '/center/points': () => POINTS });
  const released = vi.spyOn(engine, 'send');
  const read = () => sent.filter(({ path }) => path === '/script/okl-handle');
  tasks.notices = [noticeOf(film())];
  await show(<Notices />);
  await waitFor(() => expect(filmNotice.shown).not.toBeNull());
  // everything that follows from taking it has been sent
  await waitFor(() => expect(sent.some(({ path }) => path === '/center/points')).toBe(true));
  expect(read()).toEqual([]);
  expect(released.mock.calls.filter(([{ type }]) => type === 'seen')).toEqual([]);
  part.comes();
  await screen.findByRole('dialog', { name: 'Your film is ready' });
  await waitFor(() => expect(read()).toHaveLength(1));
  await waitFor(() => expect(tasks.notices).toEqual([]));
  clearFilmNotices();
  noticeSeen();
  expect(read()).toHaveLength(1);
});
