import { readFileSync } from 'node:fs';

const catalogue = readFileSync(new URL('../../locales/zh.po', import.meta.url), 'utf8');
const joined = (lines: string): string =>
  [...lines.matchAll(/"(.*)"/g)].map(([, part]) => JSON.parse(`"${part}"`)).join('');
const CHINESE = new Map(
  [...catalogue.matchAll(/^msgid ((?:".*"\n)+)msgstr ((?:".*"\n?)+)/gm)].map(([, id = '', text = '']) => [
    joined(id),
    joined(text),
  ]),
);

/** Translates a text of the interface. @throws if the app has no such English text */
export function say(language: 'en' | 'zh', english: string, fill: Record<string, string> = {}): string {
  const chinese = CHINESE.get(english);
  if (!chinese) throw new Error(`No text of the app reads "${english}".`);
  const text = language === 'zh' ? chinese : english;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => fill[name] ?? whole);
}
