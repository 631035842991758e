import type { Config } from '../../config.ts';
import { type Google, openGoogle } from './google.ts';
import { type Oidc, openOidc } from './oidc.ts';

/** The configured identity providers; null for one that is not configured. */
export interface Identities {
  google: Google | null;
  oidc: Oidc | null;
}

/** @param secret the server's own secret */
export const openIdentities = (
  { googleClientId, oidcIssuer, oidcClientId, oidcClientSecret, oidcName }: Config,
  secret: string,
): Identities => ({
  google: googleClientId ? openGoogle(googleClientId, secret) : null,
  oidc:
    oidcIssuer && oidcClientId
      ? openOidc({
          issuer: oidcIssuer,
          clientId: oidcClientId,
          clientSecret: oidcClientSecret,
          name: oidcName,
        })
      : null,
});
