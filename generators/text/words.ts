export type Language = 'en' | 'zh';
export type Words = readonly [en: string, zh: string];

/** The word in one of both languages. */
export const pick = (words: Words, language: Language): string => words[language === 'zh' ? 1 : 0];
