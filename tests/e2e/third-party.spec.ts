import type { Page } from '@playwright/test';
import { FaultProxy } from './fault-proxy.ts';
import { expect, Studio, test } from './harness.ts';
import { ServerProcess } from './server-process.ts';

/** Fake of Google's script: gives a credential, or reports that its prompt was not shown. */
const provider = (outcome: 'credential' | 'closed') => `
  let given;
  window.google = { accounts: { id: {
    initialize: (options) => { given = options; },
    prompt: (told) => ${
      outcome === 'credential'
        ? "given.callback({ credential: 'from-' + given.client_id })"
        : 'told({ isNotDisplayed: () => true, isSkippedMoment: () => false })'
    },
  } } };`;

// its pages are of another studio than those of the other tests
test.use({ firstVisit: true });

/** A studio with a client id; the harness's own has none. */
let own: Studio;
test.beforeAll(async () => {
  const server = await ServerProcess.start({ GOOGLE_CLIENT_ID: 'client-1' });
  own = new Studio(server, await FaultProxy.start(() => server.port));
});
test.afterAll(async () => {
  await own.proxy.close();
  await own.server.remove();
});

async function pressGoogle(page: Page, outcome: Parameters<typeof provider>[0]) {
  await page
    .context()
    .route('https://accounts.google.com/gsi/client', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: provider(outcome) }),
    );
  await page.goto(own.at('/login'));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Continue with Google' }).click();
  return dialog;
}

test('[AUTH-20] the credential of the provider is exchanged for a token, which is stored', {
  tag: '@rest',
}, async ({ page }) => {
  const { token } = await own.register();
  own.proxy.break('/api/google/login', {
    kind: 'answer',
    status: 200,
    body: JSON.stringify({ code: 200, message: '', data: { token } }),
  });
  const dialog = await pressGoogle(page, 'credential');
  await expect(dialog).toBeHidden();
  expect(own.proxy.calls('/api/google/login').at(-1)?.body).toEqual({ token: 'from-client-1' });
  expect(await page.evaluate(() => localStorage.getItem('inkreel.token'))).toBe(token);
  await expect(page.locator('[data-ui=sidebar] [data-ui=points]')).toContainText('200');
});

test('[AUTH-21] a sign-in that the provider does not complete asks to try again', { tag: '@long' }, async ({
  page,
}) => {
  const dialog = await pressGoogle(page, 'closed');
  await expect(dialog.getByText('Sign-in failed, please try again')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
});

test('[AUTH-21] a credential that the server does not believe asks to try again', { tag: '@long' }, async ({
  page,
}) => {
  const dialog = await pressGoogle(page, 'credential');
  await expect(dialog.getByText('Sign-in failed, please try again')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('inkreel.token'))).toBeNull();
});

test('[AUTH-19] [AUTH-22] Google needs the agreement, and says when it is not ready', {
  tag: '@long',
}, async ({ page }) => {
  await page.context().route('https://accounts.google.com/gsi/client', (route) => route.abort());
  await page.goto(own.at('/login'));
  const dialog = page.getByRole('dialog');
  const button = dialog.getByRole('button', { name: 'Continue with Google' });
  await expect(button).toBeVisible();
  const before = own.proxy.calls('/api/studio/session/options').length;
  await button.click();
  await expect(dialog.getByText('Please agree to the terms first')).toBeVisible();
  expect(own.proxy.calls('/api/studio/session/options').length).toBe(before);
  await dialog.getByRole('checkbox').check();
  await button.click();
  await expect(dialog.getByText('Sign-in is not ready yet, please try again')).toBeVisible();
});
