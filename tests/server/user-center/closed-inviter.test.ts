import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeAccount } from '../../../server/account/close-account.ts';
import { register, SMS_PURPOSE } from '../../../src/api/account.ts';
import { readInviteLink } from '../../../src/api/user-center.ts';
import { callBack, newsOf, orderPackage } from '../billing/payments.ts';
import { askCode, balanceOf, newMember, newPhone, openStudio, PASSWORD, type Studio } from '../harness.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio({ DISTRIBUTION_PERCENT: '10' }, { working: false });
});
afterAll(() => studio.close());

it('the link of an account that was closed is that of nobody: it earns neither points nor shares', async () => {
  const inviter = await newMember(studio);
  const { invited_url } = await studio.send(inviter.token, readInviteLink, {});
  await closeAccount(studio.deps, inviter.userId);
  const before = await balanceOf(studio, inviter.userId);

  const phone = newPhone();
  const code = await askCode(studio, phone, SMS_PURPOSE.register);
  const invited_code = invited_url.split('invited_code=')[1] ?? '';
  const opened = await studio.send(null, register, {
    user_login: phone,
    user_pass: PASSWORD,
    code,
    invited_code,
  });
  const friend = { phone, token: opened?.token ?? '', userId: opened?.user_id ?? 0 };
  const { order_no } = await orderPackage(studio, friend);
  expect(await callBack(studio, newsOf(order_no))).toEqual([200, 'applied']);

  expect(await balanceOf(studio, inviter.userId)).toBe(before);
  const shares = await studio.db.query('SELECT 1 FROM distributions WHERE user_id = $1', [inviter.userId]);
  expect(shares.count).toBe(0);
  expect(await balanceOf(studio, friend.userId), 'as without a link').toBe(200 + 100);
});
