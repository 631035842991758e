import { cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';

/** Serves the shell from the cache, so that the app starts offline. Sign-in and invitation links get the same shell. */
export function precache(manifest: (PrecacheEntry | string)[]): void {
  cleanupOutdatedCaches();
  precacheAndRoute(manifest, { ignoreURLParametersMatching: [/^utm_/, /^encrypt_str$/, /^invited_code$/] });
}
