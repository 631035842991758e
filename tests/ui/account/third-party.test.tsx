import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browser } from '../../../src/store/browser.ts';
import { ThirdParty } from '../../../src/ui/account/third-party.tsx';
import { useAccountForm } from '../../../src/ui/account/use-account-form.ts';
import { fakeApi, Refused } from '../../store/fake-api.ts';
import { change, show, told } from '../show.tsx';

const OPTIONS = '/studio/session/options';
const WITH_GOOGLE = { google_client_id: 'client-1' };
const WITH_PROVIDER = { google_client_id: null, oidc_name: 'Acme' };
const provider = () => screen.findByRole('button', { name: 'Continue with Acme' });
const google = () => screen.findByRole('button', { name: 'Continue with Google' });
const noGoogle = () => expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull();

/** The provider buttons, in a form that shows their messages. */
function Form() {
  const state = useAccountForm();
  return (
    <>
      <input type="checkbox" checked={state.form.agreed} onChange={() => state.set('agreed', true)} />
      <p>{state.refusal}</p>
      <ThirdParty state={state} onDone={() => undefined} />
    </>
  );
}

beforeEach(() => {
  browser.online = true;
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('offline no providers are offered; they appear once online', async () => {
  browser.online = false;
  fakeApi({ [OPTIONS]: () => WITH_PROVIDER });
  await show(<Form />);
  await told("You're offline. Signing in needs a connection.");
  noGoogle();
  await change(() => {
    browser.online = true;
  });
  await provider();
  noGoogle();
});

test('if the studio could not be reached, a click retries', async () => {
  let ready = false;
  fakeApi({ [OPTIONS]: () => (ready ? WITH_PROVIDER : new Refused('later', 503)) });
  await show(<Form />);
  await told("Couldn't load other ways to sign in.");
  noGoogle();
  ready = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await provider();
});

test.each([
  ['has no client id', () => ({ google_client_id: null })],
  ['does not have this call', () => new Refused('no such call', 404)],
])('a studio that %s offers no Google', async (_what, answer) => {
  const sent = fakeApi({ [OPTIONS]: answer });
  await show(<Form />);
  await waitFor(() => expect(sent).toHaveLength(1));
  await change(() => undefined);
  noGoogle();
});

test('[AUTH-22] if the client id is missing at the click, a message says that sign-in is not ready', async () => {
  let offered: object = WITH_GOOGLE;
  fakeApi({ [OPTIONS]: () => offered });
  await show(<Form />);
  const button = await google();
  offered = { google_client_id: null };
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(button);
  await screen.findByText('Sign-in is not ready yet, please try again');
  noGoogle();
});

test('providers that became available are also offered after a click', async () => {
  let offered: object = WITH_GOOGLE;
  fakeApi({ [OPTIONS]: () => offered });
  await show(<Form />);
  const button = await google();
  offered = WITH_PROVIDER;
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(button);
  await provider();
  noGoogle();
});
