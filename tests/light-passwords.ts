import { vi } from 'vitest';

/** The least that argon2 takes: 8 KiB and one pass. */
const LIGHT = { memoryCost: 8, timeCost: 1 };

// Each member of a test is registered with a password, and at the real cost its hash takes longer than the rest of it. Only the
// cost is another: the test of the real one sets PASSWORD_COST.
vi.mock(import('@node-rs/argon2'), async (real) => {
  const argon2 = await real();
  return {
    ...argon2,
    hash: (password, options) =>
      argon2.hash(password, process.env.PASSWORD_COST === 'real' ? options : { ...LIGHT, ...options }),
  };
});
