/** Sign-in at any OpenID Connect provider: the code flow with PKCE, done by the server. */
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

/** What must be known again when the person comes back. */
export interface Attempt {
  state: string;
  nonce: string;
  verifier: string;
}

export interface Oidc {
  /** As the button names it. */
  name: string;
  /** @param redirectUri where the provider sends people back to @returns where to send the person */
  begin(redirectUri: string): Promise<Attempt & { address: string }>;
  /**
   * Exchanges the code of an answer and checks what came for it.
   * @param answer the whole address that the provider sent the person back to
   * @throws BadCredential; whatever the library throws for a refusal or an outage
   */
  finish(answer: URL, attempt: Attempt): Promise<Person>;
}

interface Settings {
  issuer: string;
  clientId: string;
  clientSecret: string | null;
  name: string | null;
  /** How soon keys that are not known yet may be fetched again. */
  keysAgainMs?: number;
}

interface Provider {
  client: Configuration;
  issuer: string;
  keys: JWTVerifyGetKey;
}

/** Asks nothing of the provider before somebody wants to sign in: a studio starts without it. */
export function openOidc({ issuer, clientId, clientSecret, name, keysAgainMs = 30_000 }: Settings): Oidc {
  const address = new URL(issuer);
  // a provider on this machine needs no TLS; the settings refuse any other
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
      // the library trusts the connection and leaves the signature unchecked; one rule for all providers checks it
      return readCredential(id_token, { names: [named], clientId, keys }, (said) => sameText(said, nonce));
    },
  };
}

/** The secret in the body where the provider says that it takes it there, else in the header, which all must take. */
const byWhatItTakes =
  (secret: string): ClientAuth =>
  (server, ...others) => {
    const inBody = server.token_endpoint_auth_methods_supported?.includes('client_secret_post');
    return (inBody ? ClientSecretPost(secret) : ClientSecretBasic(secret))(server, ...others);
  };
