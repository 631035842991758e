import { expect, test, vi } from 'vitest';
import { hashPassword, passwordFits } from '../../../server/account/passwords.ts';

test('a password is kept as argon2id with 19 MiB and two passes, and fits only itself', async () => {
  vi.stubEnv('PASSWORD_COST', 'real');
  const stored = await hashPassword('a long password');
  vi.unstubAllEnvs();
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwordFits(stored, 'a long password')).toBe(true);
  expect(await passwordFits(stored, 'another password')).toBe(false);
  expect(await passwordFits(null, 'no account has this password')).toBe(false);
});
