/** Nonces for sign-ins that the page begins: signed rather than stored, since most are never used. */
import { HOUR } from '../../clock.ts';
import { macOf, newToken, sameText } from '../../secrets.ts';

/** How long somebody may look at the provider's prompt. */
const LIFETIME = HOUR;

const sign = (secret: string, text: string): string => macOf(macOf(secret, 'sign-in nonces'), text);

/** A nonce that tells us later that we made it, and until when it counts. */
export function newNonce(secret: string, now = Date.now()): string {
  const text = `${Math.floor(now / 1000) + LIFETIME}.${newToken()}`;
  return `${text}.${sign(secret, text)}`;
}

/** Whether a nonce is ours and not too old: a credential that was made for somebody else's page carries another, or none. */
export function isOurNonce(secret: string, nonce: string, now = Date.now()): boolean {
  const [end = '', random = '', signature = ''] = nonce.split('.');
  return sameText(signature, sign(secret, `${end}.${random}`)) && Number(end) * 1000 > now;
}
