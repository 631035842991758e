import { screen, within } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { listWorks } from '../../../src/api/works.ts';
import { session } from '../../../src/store/account/session-state.ts';
import { dialogs } from '../../../src/store/dialogs.ts';
import { wipePages } from '../../../src/store/pages-db.ts';
import { toasts } from '../../../src/store/toasts.ts';
import ProfilePage from '../../../src/ui/works/profile/profile-page.tsx';
// loaded in advance: loading it takes longer than the timeout of a query
import '../../../src/ui/kit/floating-menu.tsx';
import { type Answers, fakeApi } from '../../store/fake-api.ts';
import { eachOnItsOwn, showAt } from '../show.tsx';
import { windowOf, workFor } from './works-for-test.tsx';

export const LIST = listWorks.path;
/** The member's own profile. */
export const OWN = { is_self: 1, home_id: 7 } as const;
/** A work in each state. */
export const STATES = {
  unpublished: workFor(1, { is_show: 0, check_status: 0 }),
  review: workFor(2, { is_show: 1, check_status: 0 }),
  published: workFor(3, { is_show: 1, check_status: 1 }),
  rejected: workFor(4, { is_show: 1, check_status: 2, check_msg: 'Too loud' }),
};

/** Each test starts without cached works, dialogs and messages, in a window of 1,000 pixels. */
export function eachOnANewPage(): void {
  eachOnItsOwn();
  beforeEach(async () => {
    await Promise.all([wipePages(0), wipePages(7)]);
    windowOf(1000);
    dialogs.open = null;
    toasts.waiting = [];
  });
}

/** Opens a profile; default: four works, one of each state. */
export async function openProfile(
  address: string,
  home: object | null,
  { answers = {}, visitor = false }: { answers?: Answers; visitor?: boolean } = {},
) {
  const list = () => ({ lists: Object.values(STATES), has_next: 0, home_info: home });
  const sent = fakeApi({ [LIST]: list, ...answers });
  if (visitor) session.token = null;
  await showAt(address, <ProfilePage />);
  return sent;
}

/** The bodies of the requests for works. */
export const asked = (sent: { path: string; body: unknown }[]) =>
  sent.filter(({ path }) => path === LIST).map(({ body }) => body);

/** Queries within the tile of a work. */
export async function tile(name: string) {
  const cover = await screen.findByRole('button', { name: new RegExp(`^${name},`) });
  const found = cover.closest('li');
  if (!found) throw new Error(`${name} has no tile`);
  return within(found);
}
