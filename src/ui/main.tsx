import { createRoot } from 'react-dom/client';
import { followSession } from '../store/session.ts';
import { App } from './app.tsx';
import { startLanguages } from './i18n.ts';
import { takeAddressParameters } from './shell/address-intake.ts';
import { reloadOnceForLostChunks } from './shell/lost-chunks.ts';

reloadOnceForLostChunks();
takeAddressParameters();

const root = document.getElementById('root');
if (root) {
  // the static shell stays until there are words to show, and until it is known whose drafts and pictures may be shown
  await Promise.all([startLanguages(), whoIsHere()]);
  createRoot(root).render(<App />);
}

/** A browser whose store is blocked or slow must not keep the app from starting. */
function whoIsHere(): Promise<unknown> {
  const patience = new Promise((resolve) => setTimeout(resolve, 400));
  return Promise.race([followSession().catch((error: unknown) => console.warn(error)), patience]);
}
