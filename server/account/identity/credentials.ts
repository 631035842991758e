/** Verifies an identity provider's signed ID token (OpenID Connect Core 3.1.3.7). */
import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';

/** A person as the provider identifies them. */
export interface Person {
  /** Issuer and subject together identify a person permanently; names and e-mail addresses may change hands. */
  issuer: string;
  subject: string;
  /** The provider's display name; may be empty. */
  name: string;
}

export interface Issuer {
  /** Accepted values of `iss`; accounts are stored under the first. */
  names: readonly [string, ...string[]];
  /** The audience: a token for another client is refused. */
  clientId: string;
  /** The issuer's published keys. */
  keys: JWTVerifyGetKey;
}

/** An invalid credential. Any other error is the provider's or the network's fault. */
export class BadCredential extends Error {
  override readonly name = 'BadCredential';
}

/** Only signatures with published keys: no `none`, no shared secret. */
const ALGORITHMS = ['RS256', 'ES256'];
const CLOCK_TOLERANCE_SECONDS = 30;
const LONGEST_NAME = 50;
const LONGEST_SUBJECT = 255;

/** Errors that mean that the keys could not be loaded, not that the token is invalid. */
const OUTAGES = new Set(['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC']);

/**
 * @param fits whether this server issued the nonce
 * @throws BadCredential if signature, issuer, audience, times or nonce are wrong, or the e-mail address is marked as unverified
 */
export async function readCredential(
  token: string,
  { names, clientId, keys }: Issuer,
  fits: (nonce: string) => boolean,
): Promise<Person> {
  const claims = await verified(token, { names, clientId, keys });
  const { sub = '', nonce, azp, aud, email_verified } = claims;
  if (!sub || sub.length > LONGEST_SUBJECT) throw new BadCredential('no usable subject');
  if (typeof nonce !== 'string' || !fits(nonce)) throw new BadCredential('not the nonce that was asked with');
  if ((azp !== undefined || (Array.isArray(aud) && aud.length > 1)) && azp !== clientId)
    throw new BadCredential('made for another party');
  if (email_verified === false || email_verified === 'false')
    throw new BadCredential('the provider has not verified the address');
  return { issuer: names[0], subject: sub, name: nameOf(claims) };
}

async function verified(token: string, { names, clientId, keys }: Issuer): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer: [...names],
      audience: clientId,
      algorithms: ALGORITHMS,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      requiredClaims: ['sub', 'exp', 'iat'],
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JOSEError && !OUTAGES.has(error.code)) {
      // the library's message may quote claims
      const claim = error instanceof errors.JWTClaimValidationFailed ? `: ${error.claim}` : '';
      throw new BadCredential(`${error.code}${claim}`);
    }
    throw error;
  }
}

function nameOf({ name, given_name, nickname }: JWTPayload): string {
  const displayName = [name, given_name, nickname].find(
    (one) => typeof one === 'string' && one.trim() !== '',
  );
  const plain = String(displayName ?? '')
    .replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
  return [...plain].slice(0, LONGEST_NAME).join('').trim();
}
