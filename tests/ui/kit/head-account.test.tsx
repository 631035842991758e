import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refreshPoints } from '../../../src/store/account/points.ts';
import { session } from '../../../src/store/account/session-state.ts';
import { closeDialog, dialogs } from '../../../src/store/dialogs.ts';
import { HeadAccount } from '../../../src/ui/kit/head-account.tsx';
import { fakeApi } from '../../store/fake-api.ts';
import { change, eachOnItsOwn, show } from '../show.tsx';

eachOnItsOwn();

test('a visitor has the way in at the head of the page, a member the balance in its place', async () => {
  fakeApi({ '/center/points': () => ({ potins: 200, star_tel: '138****0000', user_id: 7 }) });
  session.token = null;
  await show(<HeadAccount />);
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(dialogs.open).toEqual({ name: 'login' });
  closeDialog();
  await change(() => {
    session.token = 'token';
  });
  expect(screen.queryByRole('button', { hidden: true })).toBeNull();
  await change(() => void refreshPoints());
  fireEvent.click(await screen.findByLabelText('200 points'));
  expect(dialogs.open).toEqual({ name: 'buy' });
  closeDialog();
});
