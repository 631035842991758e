import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { startLanguages } from './i18n.ts';
import { takeAddressParameters } from './shell/address-intake.ts';
import { reloadOnceForLostChunks } from './shell/lost-chunks.ts';

reloadOnceForLostChunks();
takeAddressParameters();

const root = document.getElementById('root');
if (root) {
  // the static shell stays until there are words to show
  await startLanguages();
  createRoot(root).render(<App />);
}
