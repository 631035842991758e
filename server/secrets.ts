import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const TOKEN_BYTES = 32;
const KEY_BYTES = 16;

/** 256 random bits as URL-safe text, for session tokens, sign-in links and upload grants. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** 128 random bits as 32 hexadecimal digits, for task ids and media keys. */
export const newKey = (): string => randomBytes(KEY_BYTES).toString('hex');

/** The hash of a token, for storage. Tokens are random, so an unsalted hash is sufficient. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A keyed hash (HMAC) as URL-safe text. */
export const macOf = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** Compares in constant time. */
export function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
