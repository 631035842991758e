import { expect, it } from 'vitest';
import { BadCredential } from '../../../server/account/identity/credentials.ts';
import { reportSignIn } from '../../../server/account/identity/report.ts';

const MINUTE_MS = 60_000;

it('why a credential was refused is reported once in ten minutes, each reason by itself; an outage always', () => {
  const told: string[] = [];
  const tell = (error: Error, minute: number) =>
    reportSignIn((_what, one) => told.push((one as Error).message), error, minute * MINUTE_MS);
  tell(new BadCredential('the clock'), 0);
  tell(new BadCredential('the clock'), 9);
  tell(new BadCredential('the audience'), 9);
  tell(new Error('no answer'), 9);
  tell(new Error('no answer'), 9);
  tell(new BadCredential('the clock'), 10);
  expect(told).toEqual(['the clock', 'the audience', 'no answer', 'no answer', 'the clock']);
});
