import { cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';

/** The shell, from the cache: the app starts without a network. Sign-in and invitation links are the same shell. */
export function precache(manifest: (PrecacheEntry | string)[]): void {
  cleanupOutdatedCaches();
  precacheAndRoute(manifest, { ignoreURLParametersMatching: [/^utm_/, /^encrypt_str$/, /^invited_code$/] });
}
