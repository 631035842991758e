export type Language = 'en' | 'zh';
export type Words = readonly [en: string, zh: string];

export const pick = (words: Words, language: Language): string => words[language === 'zh' ? 1 : 0];
