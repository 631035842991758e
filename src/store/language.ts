import { browser, type Language } from './browser.ts';
import { browserValues } from './browser-values.ts';
import { STORAGE } from './storage-keys.ts';

/** Sets the language of this browser. It is stored (I18N-02) and sent with every call. */
export function chooseLanguage(language: Language): void {
  browserValues.write(STORAGE.language, language);
  browser.language = language;
}
