/** Sign-in at any OpenID Connect provider: authorization code flow with PKCE, run by the server. */
import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  None,
} from 'openid-client';
import { isLoopback } from '../../http/loopback.ts';
import { newToken, sameText } from '../../secrets.ts';
import { BadCredential, type Person, readCredential } from './credentials.ts';

const SCOPE = 'openid profile email';
const PATIENCE_SECONDS = 10;

/** State to store until the provider redirects back. */
export interface Attempt {
  state: string;
  nonce: string;
  verifier: string;
}

export interface Oidc {
  /** Display name, for the button. */
  name: string;
  /** @param redirectUri the provider redirects back to it @returns the attempt, and the URL to send the person to */
  begin(redirectUri: string): Promise<Attempt & { address: string }>;
  /**
   * Exchanges the authorization code for an ID token and verifies it.
   * @param answer the full address the provider redirected to
   * @throws BadCredential; errors of the library for a refusal or an outage
   */
  finish(answer: URL, attempt: Attempt): Promise<Person>;
}

interface Settings {
  issuer: string;
  clientId: string;
  clientSecret: string | null;
  name: string | null;
  /** Minimum interval between fetches for unknown keys. */
  keysAgainMs?: number;
}

interface Provider {
  client: Configuration;
  issuer: string;
  keys: JWTVerifyGetKey;
}

/** Contacts the provider only when somebody signs in, so that the studio can start without it. */
export function openOidc({ issuer, clientId, clientSecret, name, keysAgainMs = 30_000 }: Settings): Oidc {
  const address = new URL(issuer);
  // a provider on this machine needs no TLS; for others the settings require it
  const insecure = address.protocol === 'http:' && isLoopback(address.hostname);

  const discover = async (): Promise<Provider> => {
    const client = await discovery(
      address,
      clientId,
      {},
      clientSecret ? byWhatItTakes(clientSecret) : None(),
      {
        timeout: PATIENCE_SECONDS,
        ...(insecure ? { execute: [allowInsecureRequests] } : {}),
      },
    );
    const { issuer: named, jwks_uri } = client.serverMetadata();
    const keys = new URL(jwks_uri ?? '');
    if (keys.protocol !== 'https:' && !insecure)
      throw new Error('The provider publishes its keys without TLS.');
    return { client, issuer: named, keys: createRemoteJWKSet(keys, { cooldownDuration: keysAgainMs }) };
  };
  let known: Promise<Provider> | undefined;
  const provider = (): Promise<Provider> => {
    known ??= discover().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };

  return {
    name: name ?? address.hostname,

    async begin(redirectUri) {
      const { client } = await provider();
      const attempt: Attempt = { state: newToken(), nonce: newToken(), verifier: newToken() };
      const to = buildAuthorizationUrl(client, {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: 'S256',
      });
      return { ...attempt, address: to.href };
    },

    async finish(answer, { state, nonce, verifier }) {
      const { client, issuer: named, keys } = await provider();
      const { id_token } = await authorizationCodeGrant(client, answer, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      if (!id_token) throw new BadCredential('no ID token');
      // the library relies on TLS and does not check the signature; we check it for all providers
      return readCredential(id_token, { names: [named], clientId, keys }, (said) => sameText(said, nonce));
    },
  };
}

/** Client authentication: sends the secret in the body if the provider supports that, else in the header, which all must support. */
const byWhatItTakes =
  (secret: string): ClientAuth =>
  (server, ...others) => {
    const inBody = server.token_endpoint_auth_methods_supported?.includes('client_secret_post');
    return (inBody ? ClientSecretPost(secret) : ClientSecretBasic(secret))(server, ...others);
  };
