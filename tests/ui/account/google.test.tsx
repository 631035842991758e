import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loginWithGoogle } from '../../../src/api/account.ts';
import { readSignInOptions } from '../../../src/api/studio.ts';
import { session } from '../../../src/store/account/session-state.ts';
import { type Answers, Refused } from '../../store/fake-api.ts';
import { eachOnItsOwn } from '../show.tsx';
import { agreement, button, openAccountForm, press } from './open-account-form.tsx';

const OPTIONS = readSignInOptions.path;
const GOOGLE = 'Continue with Google';
const RETRY = 'Sign-in failed, please try again';

interface Given {
  client_id: string;
  callback: (answer: { credential?: string }) => void;
}
interface Moment {
  isNotDisplayed: () => boolean;
  isSkippedMoment: () => boolean;
}

/** Fake of Google's script: returns a credential, or reports that its prompt was closed. */
function google(outcome: 'credential' | 'closed'): void {
  let given: Given | undefined;
  const initialize = (options: Given) => {
    given = options;
  };
  const prompt = (tell: (moment: Moment) => void) =>
    outcome === 'closed'
      ? tell({ isNotDisplayed: () => false, isSkippedMoment: () => true })
      : given?.callback({ credential: `from-${given.client_id}` });
  vi.stubGlobal('google', { accounts: { id: { initialize, prompt } } });
}

/** Opens the sign-in of a studio with Google sign-in. */
const open = async (answers: Answers = {}) => {
  const sent = await openAccountForm('login', {
    [OPTIONS]: () => ({ google_client_id: 'client-1' }),
    ...answers,
  });
  await screen.findByText(GOOGLE);
  return (path: string) => sent.filter((one) => one.path === path).map(({ body }) => body);
};

eachOnItsOwn();

test('[AUTH-19] without the agreement, neither the studio nor Google is called', async () => {
  google('credential');
  const sent = await open();
  const before = sent(OPTIONS).length;
  press(GOOGLE);
  await screen.findByText('Please agree to the terms first');
  expect(document.querySelector('[aria-invalid=true]')).toBe(agreement());
  expect(sent(OPTIONS)).toHaveLength(before);
  expect(sent(loginWithGoogle.path)).toEqual([]);
});

test('[AUTH-21] closing the prompt shows a retry message, and the button can be pressed again', async () => {
  google('closed');
  const sent = await open();
  fireEvent.click(agreement());
  press(GOOGLE);
  await screen.findByText(RETRY);
  await waitFor(() => expect(button(GOOGLE).disabled).toBe(false));
  expect(sent(loginWithGoogle.path)).toEqual([]);
});

test('[AUTH-21] a credential refused without a message shows a retry message, and nobody is signed in', async () => {
  google('credential');
  const sent = await open({ [loginWithGoogle.path]: () => new Refused('') });
  fireEvent.click(agreement());
  press(GOOGLE);
  await screen.findByText(RETRY);
  expect(sent(loginWithGoogle.path)).toEqual([{ token: 'from-client-1' }]);
  expect(session.token).toBeNull();
});

test('[AUTH-20] the provider’s credential is exchanged for a token, which is stored and signs in', async () => {
  google('credential');
  const sent = await open({ [loginWithGoogle.path]: () => ({ token: 'of-the-member' }) });
  fireEvent.click(agreement());
  press(GOOGLE);
  await waitFor(() => expect(session.token).toBe('of-the-member'));
  expect(sent(loginWithGoogle.path)).toEqual([{ token: 'from-client-1' }]);
  expect(localStorage.getItem('inkreel.token')).toBe('of-the-member');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
