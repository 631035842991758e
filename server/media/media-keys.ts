import { macOf } from '../secrets.ts';
import type { Claim } from '../tasks/claims.ts';

const KEY_DIGITS = 32;

/**
 * A media key derived from the attempt, so that the next attempt can find and delete what a killed one left behind.
 * @param kind of file, e.g. `picture`
 */
export function keyOfAttempt(
  secret: string,
  kind: string,
  { taskId }: Pick<Claim, 'taskId'>,
  attempt: number,
  index = 0,
): string {
  const mac = macOf(secret, `${kind}:${taskId}:${attempt}:${index}`);
  return Buffer.from(mac, 'base64url').toString('hex').slice(0, KEY_DIGITS);
}
