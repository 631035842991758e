import { i18n, type Messages } from '@lingui/core';
import { subscribeKey } from 'valtio/utils';
import { browser, type Language } from '../store/browser.ts';

/** One lazy chunk a language. */
const CATALOGUES: Record<Language, () => Promise<{ messages: Messages }>> = {
  en: () => import('../../locales/en.po'),
  zh: () => import('../../locales/zh.po'),
};

async function activate(language: Language): Promise<void> {
  const { messages } = await CATALOGUES[language]().catch(() => CATALOGUES.en());
  // a second choice may have overtaken this download
  if (browser.language !== language) return;
  i18n.loadAndActivate({ locale: language, messages });
  document.documentElement.lang = language;
  // what is installed from here on speaks it too
  const manifest = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
  if (manifest) manifest.href = `/web/manifest${language === 'zh' ? '.zh' : ''}.webmanifest`;
}

/** Loads the chosen language, and every later choice. */
export async function startLanguages(): Promise<void> {
  subscribeKey(browser, 'language', (language) => void activate(language));
  await activate(browser.language);
}
