import { expect, it, vi } from 'vitest';
import { replacePassword } from '../../../server/account/accounts.ts';
import { endAllSessions } from '../../../server/account/sessions.ts';
import { closeAccount, login } from '../../../src/api/account.ts';
import { type Member, newMember, PASSWORD, refusalOf, type Studio, studioForTest } from '../harness.ts';

const RESET = 'a password of the owner';

/** The call that closes an account, in the middle of which something else happens: its password has been checked. */
async function closeWhile(studio: Studio, { token }: Member, meanwhile: () => Promise<unknown>) {
  const transaction = studio.db.transaction.bind(studio.db);
  const spy = vi.spyOn(studio.db, 'transaction').mockImplementationOnce(async (work) => {
    await meanwhile();
    return transaction(work);
  });
  const refusal = await refusalOf(studio.send(token, closeAccount, { password: PASSWORD }));
  expect(spy).toHaveBeenCalled();
  spy.mockRestore();
  return refusal;
}

it('an account is not closed by who knew the old password, once its owner has reset it', async () => {
  const studio = await studioForTest({}, { working: false });
  const member = await newMember(studio);
  await closeWhile(studio, member, () => replacePassword(studio.db, member.phone, RESET));
  const again = await studio.send(null, login, { user_login: member.phone, user_pass: RESET });
  expect(again.user_id).toBe(member.userId);
});

it('an account is not closed from a device that has been signed out meanwhile', async () => {
  const studio = await studioForTest({}, { working: false });
  const member = await newMember(studio);
  const { message } = await closeWhile(studio, member, () => endAllSessions(studio.db, member.userId));
  expect(message).toContain('sign in again');
  const again = await studio.send(null, login, { user_login: member.phone, user_pass: PASSWORD });
  expect(again.user_id).toBe(member.userId);
});
