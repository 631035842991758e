import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { forgetAll } from '../../../src/store/account/on-sign-out.ts';
import { refreshPoints } from '../../../src/store/account/points.ts';
import { browser } from '../../../src/store/browser.ts';
import MemberDialog from '../../../src/ui/user-center/member-dialog.tsx';
import { change, eachOnItsOwn, show } from '../show.tsx';
import { memberStudio } from './member-studio.ts';

/** A fake studio with or without distribution. */
const studio = (share: 0 | 1) => memberStudio({ show_tab: share });
const tabs = () => screen.getAllByRole('tab', { hidden: true });
const names = () => tabs().map(({ textContent }) => textContent);

eachOnItsOwn();

test('[USER-04] if distribution ends while its tab is open, the first tab is selected and focusable', async () => {
  studio(1);
  await refreshPoints();
  await show(<MemberDialog />);
  fireEvent.click(screen.getByRole('tab', { name: 'Distribution', hidden: true }));
  await screen.findByText('None of your friends has bought anything yet.');
  studio(0);
  await change(() => void refreshPoints());
  await waitFor(() => expect(names()).toEqual(['Points log', 'Invited', 'Redeem code']));
  expect(tabs().map((tab) => tab.getAttribute('aria-selected'))).toEqual(['true', 'false', 'false']);
  expect(tabs().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  await screen.findByText('No points earned or spent yet.');
});

test('[USER-04] started offline, the tab of the last visit is shown with its cached list', async () => {
  studio(1);
  await refreshPoints();
  forgetAll();
  browser.online = false;
  await show(<MemberDialog />);
  await waitFor(() => expect(names()).toContain('Distribution'));
});
