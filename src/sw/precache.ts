import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { scope } from './scope.ts';

/** The shell, from the cache: the app starts without a network. Sign-in and invitation links are the same shell. */
export function precache(): void {
  cleanupOutdatedCaches();
  precacheAndRoute(scope.__WB_MANIFEST, {
    ignoreURLParametersMatching: [/^utm_/, /^encrypt_str$/, /^invited_code$/],
  });
}
