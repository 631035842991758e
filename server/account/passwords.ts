import { hash, verify } from '@node-rs/argon2';

/** argon2id with the library's defaults, which follow OWASP: 19 MiB, two passes. */
export const hashPassword = (password: string): Promise<string> => hash(password);

let decoy: Promise<string> | undefined;

/**
 * Checks a password.
 * @param stored null for an unknown phone or an account without a password: returns false after the usual time
 */
export async function passwordFits(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const fits = await verify(stored ?? (await decoy), password);
  return stored !== null && fits;
}
