import { i18n, type Messages } from '@lingui/core';
import { subscribeKey } from 'valtio/utils';
import { browser, type Language } from '../store/browser.ts';

type Catalogue = () => Promise<{ messages: Messages }>;

/**
 * Two lazy chunks per language: the words of the first screen, and all others. In development and in tests each is the whole
 * catalogue; the build splits it (tools/words-in-two.ts).
 */
const CATALOGUES: Record<Language, { first: Catalogue; later: Catalogue }> = {
  en: { first: () => import('../../locales/en.po'), later: () => import('../../locales/en.po?lingui') },
  zh: { first: () => import('../../locales/zh.po'), later: () => import('../../locales/zh.po?lingui') },
};

/** Whether anything beyond the first screen has been requested. */
let needsAll = false;
/** The language that is shown: English also if the chosen one could not be loaded. */
let spoken: Language = 'en';
/** Whether the whole catalogue is loaded. */
let hasAll = false;

interface Words {
  language: Language;
  messages: Messages;
  /** Whether the second half is loaded. */
  all: boolean;
  /** It was requested and could not be loaded. */
  gaveUp?: true;
}

/** The second half. */
const laterOf = async (language: Language): Promise<Messages> =>
  (await CATALOGUES[language].later()).messages;

async function fetchWords(language: Language): Promise<Words> {
  const { messages } = await CATALOGUES[language].first();
  // requested only now, as more may have been opened while the first half was loading
  if (!needsAll) return { language, messages, all: false };
  return { language, messages: { ...messages, ...(await laterOf(language)) }, all: true };
}

/**
 * Loads the words that the app starts with. It also starts without the second half: the page that needs that half reports the error.
 */
const wordsToStart = (language: Language): Promise<Words> =>
  fetchWords(language).catch(async () => {
    const [own, english] = [CATALOGUES[language].first, CATALOGUES.en.first];
    const { messages } = await own().catch(english);
    return { language, messages, all: false, gaveUp: true };
  });

/** @throws if words that the screen needs cannot be loaded: then the language stays */
async function activate(language: Language): Promise<void> {
  const words = await (i18n.locale
    ? fetchWords(language).catch(() => fetchWords('en'))
    : wordsToStart(language));
  // meanwhile another language may have been chosen
  if (browser.language !== language) return;
  if (needsAll && !words.all && !words.gaveUp) return activate(language);
  spoken = words.language;
  hasAll = words.all;
  i18n.loadAndActivate({ locale: language, messages: words.messages });
  document.documentElement.lang = language;
  // what is installed from now on uses this language, too
  const manifest = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
  if (manifest) manifest.href = `/web/manifest${language === 'zh' ? '.zh' : ''}.webmanifest`;
}

/** Loads the words beyond the first screen. @throws if they cannot be loaded; the next part requests them again */
async function loadLater(): Promise<void> {
  needsAll = true;
  // before the first render they are loaded with the first words; if they cannot, the app starts without this part
  if (!i18n.locale) await laterOf(browser.language);
  if (!i18n.locale || hasAll) return;
  const { language, messages } = await fetchWords(spoken);
  // a language chosen meanwhile has loaded all its words
  if (spoken !== language) return;
  i18n.load(i18n.locale, messages);
  hasAll = true;
}

/**
 * A part that is loaded on demand, together with its words. The build puts it around every such import beyond the first screen.
 * @public
 */
export const worded = <Part>(part: Promise<Part>): Promise<Part> =>
  Promise.all([part, loadLater()]).then(([loaded]) => loaded);

/** Loads the chosen language, and every later choice. */
export async function startLanguages(): Promise<void> {
  subscribeKey(browser, 'language', (language) => {
    activate(language).catch((error: unknown) => console.warn('[words]', error));
  });
  await activate(browser.language);
}
