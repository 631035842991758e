import { addPlugins, cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { fromPack } from './pack.ts';

/** Serves the shell from the cache, so that the app starts offline. Sign-in and invitation links get the same shell. */
export function precache(manifest: (PrecacheEntry | string)[]): void {
  cleanupOutdatedCaches();
  addPlugins([fromPack(manifest)]);
  precacheAndRoute(manifest, { ignoreURLParametersMatching: [/^utm_/, /^encrypt_str$/, /^invited_code$/] });
}
