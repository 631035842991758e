import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { refreshPoints } from '../../../src/store/account/points.ts';
import { session } from '../../../src/store/account/session-state.ts';
import { closeDialog, openDialog } from '../../../src/store/dialogs.ts';
import { AccountEntry } from '../../../src/ui/shell/account-entry.tsx';
import { DialogHost } from '../../../src/ui/shell/dialog-host.tsx';
import { pressEntry } from '../menu.ts';
import { change, eachOnItsOwn, show } from '../show.tsx';
import { memberStudio } from '../user-center/member-studio.ts';
import '../../../src/ui/account/sign-in-dialog.tsx';
import '../../../src/ui/user-center/member-dialog.tsx';
import '../../../src/ui/shell/account-menu.tsx';

/** Renders the sidebar's footer with dialogs. */
async function open(): Promise<void> {
  memberStudio({ star_tel: '138****0000' });
  await refreshPoints();
  await show(
    <>
      <AccountEntry />
      <DialogHost />
    </>,
  );
}
const dialog = (name: string) => screen.findByRole('dialog', { name, hidden: true });
const onlyOne = () => expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);

eachOnItsOwn();
beforeEach(closeDialog);

test('[SHELL-09] with a login, the menu of the account opens the user center', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Account of 138****0000' }));
  await pressEntry(await screen.findByRole('menuitem', { name: 'User center' }));
  within(await dialog('User center')).getByRole('tab', { name: 'Points log', hidden: true });
  onlyOne();
});

test('the button of the account says that it is one, not only a number; without a login it says Sign in', async () => {
  await open();
  screen.getByRole('button', { name: 'Account of 138****0000', expanded: false });
  await change(() => {
    session.token = null;
  });
  screen.getByRole('button', { name: 'Sign in' });
});

test('[SHELL-08] without a login, the sign-in is shown instead of the user center', async () => {
  await open();
  // e.g. if another tab signs out before the click
  await change(() => {
    session.token = null;
  });
  await change(() => openDialog({ name: 'member' }));
  within(await dialog('Sign in to Inkreel')).getByLabelText('Phone');
  onlyOne();
});

test('[SHELL-08] if the login ends while the user center is open, the sign-in replaces it', async () => {
  await open();
  await change(() => openDialog({ name: 'member' }));
  await dialog('User center');
  await change(() => {
    session.token = null;
  });
  await dialog('Sign in to Inkreel');
  onlyOne();
});
