import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exchangeLink } from '../../../src/api/account.ts';
import { forgetAll } from '../../../src/store/account/on-sign-out.ts';
import { endSession, setSession } from '../../../src/store/account/session.ts';
import { session } from '../../../src/store/account/session-state.ts';
import {
  closeDialog,
  dialogs,
  endSignIn,
  openDialog,
  signInFirst,
  whatGoesOn,
} from '../../../src/store/dialogs.ts';
import { BLANK_DRAWING, drawDraft, drawForm } from '../../../src/store/draw/draw-form.ts';
import { goingOn, leaveToSignIn } from '../../../src/store/going-on.ts';
import { writePageStore } from '../../../src/store/pages-db.ts';
import { useGoingOn } from '../../../src/ui/kit/use-going-on.ts';
import { takeAddressParameters } from '../../../src/ui/shell/address-intake.ts';
import { fakeApi } from '../../store/fake-api.ts';
import { eachOnItsOwn, show } from '../show.tsx';

const USER = 88;
const AT = '#/draw';

eachOnItsOwn();
beforeEach(() => {
  fakeApi({
    [exchangeLink.path]: () => ({ token: 'of the provider', user_id: USER }),
    '/center/points': () => ({ potins: 1, star_tel: 'x', user_id: USER }),
  });
  session.token = null;
});
afterEach(async () => {
  closeDialog();
  await endSession();
  sessionStorage.clear();
  history.replaceState(null, '', location.pathname);
});

/** Simulates the redirect back from the provider. */
function comesBack(by: 'sign_in=failed' | 'encrypt_str=once'): void {
  history.replaceState(null, '', `?${by}${AT}`);
  takeAddressParameters();
}

function Page({ ready, run }: { ready: () => Promise<void>; run: () => void }) {
  useGoingOn('draw', run, ready);
  return <p>page</p>;
}

test('a pending action resumes once after returning from a provider, with the typed text', async () => {
  await writePageStore('drafts', 0, 'draw', { ...BLANK_DRAWING, prompt: 'a red kite' });
  await writePageStore('drafts', USER, 'draw', { ...BLANK_DRAWING, prompt: 'last week' });
  signInFirst(() => {}, 'draw');
  leaveToSignIn(whatGoesOn());
  const found: string[] = [];
  comesBack('encrypt_str=once');
  await show(<Page ready={drawDraft.restore} run={() => found.push(drawForm.prompt)} />);
  await waitFor(() => expect(found).toEqual(['a red kite']));
  expect(goingOn.next).toBeNull();
  expect(sessionStorage.getItem('inkreel.going_on')).toBeNull();
  screen.getByText('page');
});

test('[SHELL-08] a dialog requested by a visitor opens after they return', async () => {
  openDialog({ name: 'member' });
  expect(dialogs.open?.name).toBe('login');
  leaveToSignIn(whatGoesOn());
  closeDialog();
  comesBack('encrypt_str=once');
  await waitFor(() => expect(dialogs.open?.name).toBe('member'));
});

test('a visitor who returns without a login is asked again, and the pending action still resumes', async () => {
  signInFirst(() => {}, 'music');
  leaveToSignIn(whatGoesOn());
  closeDialog();
  comesBack('sign_in=failed');
  expect(dialogs.open).toEqual({ name: 'login', failed: true });
  expect(whatGoesOn()).toBe('music');
  await setSession('token', USER);
  endSignIn()();
  expect(goingOn.next).toBe('music');
});

test('after cancelling at the provider, a later sign-in resumes nothing', async () => {
  signInFirst(() => {}, 'draw');
  leaveToSignIn(whatGoesOn());
  // Back from the provider by the back/forward cache; then the form is used
  endSignIn()();
  comesBack('encrypt_str=once');
  await waitFor(() => expect(session.token).toBe('of the provider'));
  expect(goingOn).toMatchObject({ next: null, returned: false });
  await endSession();
  // the page was reloaded, without the provider's answer
  leaveToSignIn('draw');
  history.replaceState(null, '', AT);
  takeAddressParameters();
  comesBack('encrypt_str=once');
  await waitFor(() => expect(session.token).toBe('of the provider'));
  expect(goingOn).toMatchObject({ next: null, returned: false });
});

test('nothing resumes at another address, for an unknown action, or after a sign-out', async () => {
  leaveToSignIn(null);
  comesBack('encrypt_str=once');
  await waitFor(() => expect(session.token).toBe('of the provider'));
  expect(goingOn.next).toBeNull();
  await endSession();
  sessionStorage.setItem('inkreel.going_on', 'format-disk');
  comesBack('encrypt_str=once');
  await waitFor(() => expect(session.token).toBe('of the provider'));
  expect(goingOn.next).toBeNull();
  goingOn.next = 'video';
  forgetAll();
  expect(goingOn).toMatchObject({ next: null, returned: false });
});
