/** Nonces for sign-ins that start in the page. Signed instead of stored, because most are never used. */
import { HOUR } from '../../clock.ts';
import { macOf, newToken, sameText } from '../../secrets.ts';

/** How long the provider's prompt may stay open. */
const LIFETIME = HOUR;

const sign = (secret: string, text: string): string => macOf(macOf(secret, 'sign-in nonces'), text);

/** A signed nonce that contains its expiry. */
export function newNonce(secret: string, now = Date.now()): string {
  const text = `${Math.floor(now / 1000) + LIFETIME}.${newToken()}`;
  return `${text}.${sign(secret, text)}`;
}

/** Whether this server issued the nonce and it has not expired. Credentials for other sites have another nonce, or none. */
export function isOurNonce(secret: string, nonce: string, now = Date.now()): boolean {
  const [end = '', random = '', signature = ''] = nonce.split('.');
  return sameText(signature, sign(secret, `${end}.${random}`)) && Number(end) * 1000 > now;
}
