import { proxy } from 'valtio';
import { browserValues } from './browser-values.ts';
import { type InstallGuide, installGuideOf, OFFERED_GUIDES } from './install-guide.ts';
import { isInstalled } from './installed.ts';
import { STORAGE } from './storage-keys.ts';

/** Chromium's install prompt, stored until it is used. It is not in the standard types. */
interface InstallPrompt extends Event {
  prompt(): Promise<void>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** How this browser can install the app. */
export const install = proxy({
  /** With the browser's prompt, by steps of one's own, or not at all: already installed. */
  way: null as 'prompt' | 'steps' | null,
  /** Which steps. */
  guide: 'unknown' as InstallGuide,
  /** Whether the steps are shown. */
  showsSteps: false,
  /** The offer was declined and is never shown again in this browser. */
  declined: browserValues.read(STORAGE.installCard) === 'no',
});

let question: InstallPrompt | null = null;

/** Listens for the browser's prompt, which comes once, soon after the start. Call once. */
export function followInstall(): void {
  if (isInstalled()) return;
  // exists only on iOS; true on the home screen
  const isIos = (navigator as { standalone?: boolean }).standalone === false;
  Object.assign(install, { way: 'steps', guide: installGuideOf(navigator.userAgent, isIos) });
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

/** Whether installing is worth offering unasked: where the browser is ready for it, and on phones. */
export const isInstallOffered = ({ way, guide }: Pick<typeof install, 'way' | 'guide'>): boolean =>
  way === 'prompt' || (way === 'steps' && OFFERED_GUIDES.has(guide));

/** Shows the browser's prompt, or the steps where there is none. */
export async function startInstall(): Promise<void> {
  if (install.way === 'steps') install.showsSteps = true;
  const asked = question;
  if (!asked) return;
  // a prompt works once; the browser sends a new one if the app can still be installed
  question = null;
  install.way = null;
  await asked.prompt();
  if ((await asked.userChoice).outcome === 'accepted') return;
  declineInstall();
  install.way ??= 'steps';
}

/** Declines the offer for good. The menu entries stay. */
export function declineInstall(): void {
  install.declined = true;
  browserValues.write(STORAGE.installCard, 'no');
}
