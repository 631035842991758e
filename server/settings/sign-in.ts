/** Settings for sign-in and sign-in codes. */
import * as v from 'valibot';
import { isLoopback } from '../http/loopback.ts';
import { optionalAddress, optionalText, setting } from './kinds.ts';

function isSafeIssuer(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}

export const SIGN_IN = {
  googleClientId: setting(
    'GOOGLE_CLIENT_ID',
    '',
    optionalText,
    'Offers sign-in with Google (docs/sign-in.md).',
  ),
  oidcIssuer: setting(
    'OIDC_ISSUER',
    '',
    v.pipe(
      optionalText,
      v.check(
        (value) => value === null || isSafeIssuer(value),
        'must be an https address, or http on this machine',
      ),
    ),
    'Offers sign-in at an OpenID Connect provider, e.g. `https://id.example.com` (docs/sign-in.md).',
  ),
  oidcClientId: setting('OIDC_CLIENT_ID', '', optionalText, "This studio's client id at that provider."),
  oidcClientSecret: setting(
    'OIDC_CLIENT_SECRET',
    '',
    optionalText,
    'The client secret, if that provider requires one. PKCE is always used.',
  ),
  oidcName: setting('OIDC_NAME', '', optionalText, "The provider's name on the button. Default: its host."),
  smsGateway: setting(
    'SMS_GATEWAY_URL',
    '',
    optionalAddress(/^https?:\/\/\S+$/, 'must be an http address'),
    'Receives `POST {phone, text}` for each sign-in code. Redirects are not followed. If empty, the server prints the codes.',
  ),
  smsGatewayKey: setting('SMS_GATEWAY_KEY', '', optionalText, 'Sent to the gateway as a bearer token.'),
} as const;
