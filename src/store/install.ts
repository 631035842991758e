import { proxy } from 'valtio';
import { STORAGE } from './storage-keys.ts';

/** Chromium's own question, kept until somebody asks for it; not in the page's types. */
interface InstallPrompt extends Event {
  prompt(): Promise<void>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** How this browser could put the app on the home screen or the desktop. */
export const install = proxy({
  /** The browser asks by itself, the person follows Safari's steps, or it cannot be done or has been. */
  way: null as 'prompt' | 'steps' | null,
  /** Whether the steps are on the screen. */
  showsSteps: false,
  /** Somebody has said no to the card: it never comes back in this browser. */
  declined: localStorage.getItem(STORAGE.installCard) === 'no',
});

let question: InstallPrompt | null = null;

/** Listens for the browser's offer, which comes soon after the start and once. Call once. */
export function followInstall(): void {
  if (matchMedia('(display-mode: standalone)').matches) return;
  // only the browsers of iOS have it: true on the home screen
  if ((navigator as { standalone?: boolean }).standalone === false) install.way = 'steps';
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    question = event as InstallPrompt;
    install.way = 'prompt';
  });
  addEventListener('appinstalled', () => {
    question = null;
    install.way = null;
  });
}

/** Puts the browser's question, or shows the steps where there is none. */
export async function startInstall(): Promise<void> {
  if (install.way === 'steps') install.showsSteps = true;
  const asked = question;
  if (!asked) return;
  // it can be put once; a browser that would still install comes with another
  question = null;
  install.way = null;
  await asked.prompt();
  if ((await asked.userChoice).outcome === 'dismissed') declineInstall();
}

/** The card goes for good; the entries in the menus stay. */
export function declineInstall(): void {
  install.declined = true;
  localStorage.setItem(STORAGE.installCard, 'no');
}
