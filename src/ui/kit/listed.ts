import { browser } from '../../store/browser.ts';

/**
 * Joins words or numbers with the comma that the language has for lists: "2, 3", in Chinese "2、3".
 * @param language the interface's, for a component that follows it
 */
export const listed = (words: readonly (string | number)[], language = browser.language): string =>
  words.join(language === 'zh' ? '、' : ', ');
