/** What a film's texts become when one of its roles gets another name; for the studio's texts and for what is typed. */

/** Builds a function that replaces a name in a text, at word boundaries. */
export function renaming(from: string, to: string): (text: string) => string {
  const literal = from.replace(/[\\^$.*+?()[\]{}|]/gu, '\\$&');
  const chinese = /\p{Script=Han}/u.test(from);
  // a single Chinese character is part of too many words: replace it only before a colon, in a list and in a mention
  const pattern = !chinese
    ? `(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`
    : [...from].length > 1
      ? literal
      : `(?<=^|[,，、;；\\s]|@)${literal}(?=$|[,，、;；：:#\\s])`;
  const names = new RegExp(pattern, 'gmu');
  return (text) => text.replace(names, () => to);
}

/**
 * Builds the same for descriptions of roles. A description that is nothing but the name stays: "Fox" says what to draw, and the
 * new name may not.
 */
export function renamingDescriptions(from: string, to: string): (description: string) => string {
  const renamed = renaming(from, to);
  const alone = from.trim().toLowerCase();
  return (description) => (description.trim().toLowerCase() === alone ? description : renamed(description));
}

/**
 * The same for the renamed role's own description. A name that is a noun says what to draw, so the noun stays: "Captain, a man" becomes
 * "Lin, a man, a captain".
 * @param noun what the former name says that somebody is, e.g. "a captain"; empty for none
 */
export function renamingOwnDescription(
  from: string,
  to: string,
  noun: string,
): (description: string) => string {
  const renamed = renamingDescriptions(from, to);
  return (description) => {
    const after = renamed(description);
    if (after === description || noun === '' || after.toLowerCase().includes(noun.toLowerCase()))
      return after;
    const chinese = /\p{Script=Han}/u.test(noun);
    const [, text = '', stop = ''] = /^(.*?)([.。!！]?\s*)$/su.exec(after) ?? [];
    return `${text}${chinese ? '，' : ', '}${noun}${stop}`;
  };
}
