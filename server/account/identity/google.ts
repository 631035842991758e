import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import { type Person, readCredential } from './credentials.ts';
import { isOurNonce, newNonce } from './nonces.ts';

const KEYS = new URL('https://www.googleapis.com/oauth2/v3/certs');

/** Google's sign-in in the page, which returns an ID token. */
export interface Google {
  clientId: string;
  /** The nonce the page has to use. */
  nonce(): string;
  /** @returns the person, and the nonce, which the caller must mark as used @throws BadCredential */
  read(credential: string): Promise<{ person: Person; nonce: string }>;
}

/** @param keys replaces the published keys in tests */
export function openGoogle(
  clientId: string,
  secret: string,
  keys: JWTVerifyGetKey = createRemoteJWKSet(KEYS),
): Google {
  // Google uses both spellings
  const names = ['https://accounts.google.com', 'accounts.google.com'] as const;
  return {
    clientId,
    nonce: () => newNonce(secret),
    async read(credential) {
      let nonce = '';
      const person = await readCredential(credential, { names, clientId, keys }, (said) => {
        nonce = said;
        return isOurNonce(secret, said);
      });
      return { person, nonce };
    },
  };
}
