import { LocalIssuer } from '../server/account/local-issuer.ts';
import { clean } from './axe.ts';
import { FaultProxy } from './fault-proxy.ts';
import { expect, Studio, test } from './harness.ts';
import { ServerProcess } from './server-process.ts';

// its pages are of another studio than those of the other tests
test.use({ firstVisit: true });

/** A studio with a provider; the harness's own has none. */
let own: Studio;
let issuer: LocalIssuer;
test.beforeAll(async () => {
  issuer = await LocalIssuer.start();
  const server = await ServerProcess.start({
    OIDC_ISSUER: issuer.address,
    OIDC_CLIENT_ID: 'studio',
    OIDC_NAME: 'Acme',
  });
  own = new Studio(server, await FaultProxy.start(() => server.port));
});
test.afterAll(async () => {
  await own.proxy.close();
  await own.server.remove();
  await issuer.close();
});

test('[AUTH-19] [AUTH-21] the provider is asked after the agreement; who declines there may try again, and comes back signed in', {
  tag: '@rest',
}, async ({ page }) => {
  await page.goto(own.at('/draw'));
  await page.locator('[data-ui=sidebar] [data-ui=account]').click();
  const dialog = page.getByRole('dialog');
  const button = dialog.getByRole('button', { name: 'Continue with Acme' });
  await button.click();
  await expect(dialog.getByText('Please agree to the terms first')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Continue with Google' })).toHaveCount(0);

  issuer.refusal = 'access_denied';
  await dialog.getByRole('checkbox').check();
  await button.click();
  await expect(dialog.getByText('Sign-in failed, please try again')).toBeVisible();
  await expect(button).toBeVisible();
  await clean(page);
  await expect(page).toHaveURL(own.at('/draw'));

  issuer.refusal = '';
  await dialog.getByRole('checkbox').check();
  await button.click();
  await expect(page.locator('[data-ui=sidebar] [data-ui=points]')).toContainText('200');
  await expect(page.locator('[data-ui=sidebar] [data-ui=account]')).toContainText('Ada Lovelace');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(own.at('/draw'));
  expect(await page.evaluate(() => localStorage.getItem('inkreel.token'))).toBeTruthy();
});

test('a visitor who pressed Generate returns from the provider to their drawing', { tag: '@rest' }, async ({
  page,
}) => {
  issuer.refusal = '';
  await page.goto(own.at('/draw'));
  await page.getByRole('textbox', { name: 'Description' }).fill('a red kite');
  await page.getByRole('button', { name: /^Generate/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Continue with Acme' }).click();
  await expect(page.getByRole('article', { name: 'a red kite' })).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('a red kite');
  await expect(dialog).toBeHidden();
});
