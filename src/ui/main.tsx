import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { followSession } from '../store/account/session.ts';
import { followInstall } from '../store/install.ts';
import { App } from './app.tsx';
import { startLanguages } from './i18n.ts';
import { rootWithQuietLetters } from './kit/quiet-letters.ts';
import { PAGES } from './pages.ts';
import { currentPath } from './router/hash-location.ts';
import { routeOf } from './router/routes.ts';
import { followAddressParameters } from './shell/address-intake.ts';
import { reloadOnceForLostChunks } from './shell/lost-chunks.ts';

reloadOnceForLostChunks();
followInstall();
followAddressParameters();
// Chromium only; a launch never opens a tab
if ('launchQueue' in globalThis && matchMedia('(display-mode: standalone)').matches)
  void import('./shell/launches.ts').then(({ followLaunches }) => followLaunches());

void start();

/**
 * A function, because the page's code imports this module's chunk: with an `await` at the top level of this module it would wait
 * forever.
 */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  // the static shell stays until words and a page are loaded, and until the account is known whose drafts and pictures may be shown
  await Promise.all([startLanguages(), whoIsHere(), firstPage()]);
  // rendered in slices, so that typing in the static shell's box meanwhile is not delayed
  startTransition(() => createRoot(rootWithQuietLetters(root)).render(<App />));
}

/** Loaded in parallel with the words; a page that cannot be loaded shows its own error later. */
function firstPage(): Promise<unknown> | undefined {
  const name = routeOf(currentPath());
  return name ? PAGES[name].load().catch(() => undefined) : undefined;
}

/** A browser whose database is blocked or slow must not keep the app from starting. */
function whoIsHere(): Promise<unknown> {
  const patience = new Promise((resolve) => setTimeout(resolve, 1500));
  return Promise.race([followSession().catch((error: unknown) => console.warn(error)), patience]);
}
