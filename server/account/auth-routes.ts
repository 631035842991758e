import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MINUTE } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { countedAddress } from '../http/counted-address.ts';
import { countUse } from '../rpc/limits.ts';
import { originOf } from '../rpc/origin.ts';
import { Refusal } from '../rpc/refusal.ts';
import { newToken } from '../secrets.ts';
import { memberOfPerson } from './identities.ts';
import { reportSignIn } from './identity/report.ts';
import { ATTEMPT_SECONDS, saveAttempt, takeAttempt } from './sign-in-attempts.ts';
import { makeLink } from './sign-in-links.ts';

const START = '/auth/start';
const CALLBACK = '/auth/callback';
const COOKIE = 'inkreel_sign_in';

/** Seconds. Short, because the page uses the link at once. */
const LINK_SECONDS = MINUTE;
/** A route of the app, the part after `#`. External addresses do not match. */
const PLACE = /^\/[\w/-]{0,100}(\?[\w=&%.-]{0,200})?$/;
const HOME = '/square';
/** Query parameters that only this server may add. */
const OURS = ['encrypt_str', 'sign_in'];
/** Per IP address. High enough for any person; limits the rows that attempts create. */
const STARTS = { name: 'sign-in-start', max: 300, seconds: 15 * MINUTE };

/** The routes for signing in at an OpenID Connect provider; absent if none is configured. */
export function authRoutes(app: FastifyInstance, { config, db, identities, report, secret }: Deps): void {
  const { oidc } = identities;
  if (!oidc) return;
  const originAt = ({ headers }: FastifyRequest) => originOf(config, { host: headers.host ?? '' });
  const failed = (reply: FastifyReply, place: string) =>
    reply.redirect(appAddress(place, 'sign_in', 'failed'), 302);

  app.get<{ Querystring: { to?: unknown } }>(START, async (request, reply) => {
    const returnTo = placeOf(request.query.to);
    try {
      await countUse(db, STARTS, countedAddress(request.ip));
      const { address, ...attempt } = await oidc.begin(originAt(request) + CALLBACK);
      // keep an existing cookie, so that a sign-in in another tab can still complete
      const browser = cookieOf(request) ?? newToken();
      await saveAttempt(db, { ...attempt, browser, returnTo });
      return reply.header('set-cookie', cookie(browser, config.behindTls)).redirect(address, 302);
    } catch (error) {
      if (!(error instanceof Refusal)) report('sign-in provider', error);
      return failed(reply, returnTo);
    }
  });

  app.get<{ Querystring: { state?: unknown } }>(CALLBACK, async (request, reply) => {
    const { state } = request.query;
    const browser = cookieOf(request);
    const attempt =
      typeof state === 'string' && browser !== null ? await takeAttempt(db, state, browser) : null;
    if (typeof state !== 'string' || !attempt) return failed(reply, HOME);
    try {
      const answer = new URL(request.url, originAt(request));
      const person = await oidc.finish(answer, { ...attempt, state });
      const userId = await memberOfPerson(db, person, { ...config, secret });
      const link = await makeLink(db, userId, LINK_SECONDS);
      return reply.redirect(appAddress(attempt.returnTo, 'encrypt_str', link), 302);
    } catch (error) {
      // cancelling at the provider is not an error
      const declined = (error as { error?: unknown }).error === 'access_denied';
      if (!declined) reportSignIn(report, error);
      return failed(reply, attempt.returnTo);
    }
  });
}

function placeOf(to: unknown): string {
  if (typeof to !== 'string' || !PLACE.test(to)) return HOME;
  const asked = new URLSearchParams(to.split('?')[1]);
  return OURS.some((name) => asked.has(name)) ? HOME : to;
}

/** An address of the app with one parameter after the `#`, which is not sent to servers and proxies. */
const appAddress = (place: string, name: string, value: string): string =>
  `/web/#${place}${place.includes('?') ? '&' : '?'}${name}=${value}`;

function cookieOf({ headers }: FastifyRequest): string | null {
  return new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{43})(?:;|$)`).exec(headers.cookie ?? '')?.[1] ?? null;
}

/** SameSite=Lax, so that the cookie is sent when the provider redirects back. */
const cookie = (value: string, secure: boolean): string =>
  `${COOKIE}=${value}; Path=/auth; Max-Age=${ATTEMPT_SECONDS}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
