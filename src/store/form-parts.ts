import type { Division } from './form-draft.ts';

const SETTINGS = 'settings';

/** Whether two values that can be stored say the same. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Stores a page's form in parts: what was typed or added, each field by itself, and all its settings as one, since they depend on each
 * other. Of two tabs neither overwrites the other's words: stored is only what is not blank, and a tab writes what it has changed.
 * @param words the fields that stand alone
 */
export function formParts<Form extends object>(
  blank: Form,
  words: readonly (keyof Form & string)[],
): Division {
  const isWord = (field: string): boolean => (words as readonly string[]).includes(field);
  const settingsOf = (form: object): Record<string, unknown> =>
    Object.fromEntries(Object.entries(form).filter(([field]) => !isWord(field)));
  return {
    isOne: true,
    split(whole) {
      if (typeof whole !== 'object' || whole === null) return new Map();
      const form = { ...blank, ...whole } as Form;
      const typed = words
        .filter((field) => !isSame(form[field], blank[field]))
        .map((field): [string, unknown] => [field, form[field]]);
      const settings = settingsOf(form);
      return new Map(isSame(settings, settingsOf(blank)) ? typed : [...typed, [SETTINGS, settings]]);
    },
    join(parts) {
      if (parts.size === 0) return undefined;
      const settings = parts.get(SETTINGS);
      return {
        ...blank,
        ...(typeof settings === 'object' ? settings : {}),
        ...Object.fromEntries([...parts].filter(([field]) => isWord(field))),
      };
    },
  };
}
