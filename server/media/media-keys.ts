import { macOf } from '../secrets.ts';
import type { Claim } from '../tasks/claims.ts';

const KEY_DIGITS = 32;

/**
 * A media key derived from the attempt, so that the next attempt can find and delete the files of a killed one.
 * @param kind of file, e.g. `picture`
 */
export function keyOfAttempt(
  secret: string,
  kind: string,
  { taskId }: Pick<Claim, 'taskId'>,
  attempt: number,
  index = 0,
): string {
  return keyFrom(secret, `${kind}:${taskId}:${attempt}:${index}`);
}

/** The key of a file derived from another one. Deterministic. @param kind of file, e.g. `last-frame` */
export const keyOfDerived = (secret: string, kind: string, file: string): string =>
  keyFrom(secret, `${kind}:${file}`);

const keyFrom = (secret: string, words: string): string =>
  Buffer.from(macOf(secret, words), 'base64url').toString('hex').slice(0, KEY_DIGITS);
