import { proxy } from 'valtio';
import { browserValues } from './browser-values.ts';
import { randomId } from './random-id.ts';
import { STORAGE } from './storage-keys.ts';

export type Language = 'en' | 'zh';

const storedLanguage = (): Language => (browserValues.read(STORAGE.language) === 'zh' ? 'zh' : 'en');

function deviceId(): string {
  const known = browserValues.read(STORAGE.device);
  if (known) return known;
  const made = randomId();
  browserValues.write(STORAGE.device, made);
  return made;
}

/** What belongs to this browser rather than to an account. English unless chosen otherwise (I18N-03, decisions A-39). */
export const browser = proxy({ language: storedLanguage(), deviceId: deviceId(), online: navigator.onLine });

addEventListener('online', () => {
  browser.online = true;
});
addEventListener('offline', () => {
  browser.online = false;
});
