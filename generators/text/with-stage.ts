import type { Language } from './words.ts';

/**
 * A text with the name of that age wherever the plain one stands.
 * @param plain the name, or the nouns that are used as one, the longest first
 * @example withStage('His father waves.', ['Father'], 'Old father', 'en') // His old father waves.
 */
export function withStage(text: string, plain: readonly string[], name: string, language: Language): string {
  const words = plain.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  if (language === 'zh') return text.replaceAll(new RegExp(`${name}|${words}`, 'gu'), name);
  return text.replaceAll(new RegExp(`(?<![\\w'’])(?:${name}|${words})(?!\\w)`, 'giu'), (found) =>
    found.toLowerCase() === name.toLowerCase()
      ? found
      : /^\p{Lu}/u.test(found)
        ? name
        : name.charAt(0).toLowerCase() + name.slice(1),
  );
}
