import { screen } from '@testing-library/react';
import { listWorks } from '../../../src/api/works.ts';
import { session } from '../../../src/store/account/session-state.ts';
import { dialogs } from '../../../src/store/dialogs.ts';
import { wipePages } from '../../../src/store/pages-db.ts';
import { toasts } from '../../../src/store/toasts.ts';
import { squareQuery } from '../../../src/store/works/square.ts';
import SquarePage from '../../../src/ui/works/square/square-page.tsx';
import { type Answers, fakeApi } from '../../store/fake-api.ts';
import { showAt } from '../show.tsx';
import { windowOf } from './works-for-test.tsx';

export const LIST = listWorks.path;
export const page = (lists: object[], has_next: 0 | 1 = 0) => ({ lists, has_next, home_info: null });

/** Opens the square, by default as a visitor. */
export async function open(answers: Answers, { member = false } = {}) {
  const sent = fakeApi(answers);
  if (!member) session.token = null;
  await showAt('/square', <SquarePage />);
  return sent;
}
export const tiles = () => screen.queryAllByRole('listitem');
export const cover = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name},`) });
export const bodies = (sent: { path: string; body: unknown }[]) =>
  sent.filter(({ path }) => path === LIST).map(({ body }) => body);

/** Each test begins with no works and an empty device. */
export async function emptySquare(): Promise<void> {
  await wipePages(0);
  windowOf(1000);
  Object.assign(squareQuery, { words: '', order: 'newest' });
  dialogs.open = null;
  toasts.waiting = [];
}
