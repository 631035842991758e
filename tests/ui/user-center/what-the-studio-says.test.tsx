import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refreshPoints } from '../../../src/store/account/points.ts';
import MemberDialog from '../../../src/ui/user-center/member-dialog.tsx';
import { change, eachOnItsOwn, show } from '../show.tsx';
import { memberStudio } from './member-studio.ts';

const badge = () => document.querySelector('[data-ui=plan]');
const tab = (name: string) => screen.getByRole('tab', { name, hidden: true });
const open = async (more: object) => {
  memberStudio(more);
  await refreshPoints();
  await show(<MemberDialog />);
};

eachOnItsOwn();

test('[USER-02] the badge shows plan and expiry, only if the studio reports a plan', async () => {
  const plan = { member_name: 'Gold', expire_time: '2027-05-06T07:08:09.000Z' };
  await open({ member_arr: { ...plan, buy_member: 1 } });
  expect(badge()?.textContent).toBe('Gold until May 6, 2027');
  memberStudio({ member_arr: { ...plan, buy_member: 0 } });
  await change(() => void refreshPoints());
  await waitFor(() => expect(badge()).toBeNull());
  expect(screen.queryByText(/Gold/)).toBeNull();
});

test('[USER-03] four tabs, each with its own content', async () => {
  await open({ show_tab: 1 });
  expect(screen.getAllByRole('tab', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'Points log',
    'Invited',
    'Distribution',
    'Redeem code',
  ]);
  for (const [name, has] of [
    ['Invited', 'Nobody has joined with your link yet. Send it to a friend.'],
    ['Distribution', 'None of your friends has bought anything yet.'],
    ['Redeem code', "Capitals, spaces and dashes don't matter."],
    ['Points log', 'No points earned or spent yet.'],
  ] as const) {
    fireEvent.click(tab(name));
    await within(screen.getByRole('tabpanel', { hidden: true })).findByText(has);
    expect(tab(name).getAttribute('aria-selected')).toBe('true');
  }
});
