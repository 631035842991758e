/** Forms of verbs in English: "baking bread" is "bakes bread" for one and "bake bread" for two. */

/** What the base of a form in "-ing" may be: make and mak for making, cut and cutt for cutting. Nobody writes the wrong ones. */
function basesOf(stem: string): string[] {
  const undoubled = /([bdgklmnprt])\1$/u.test(stem) ? [stem.slice(0, -1)] : [];
  return [...undoubled, stem, `${stem}e`];
}

/** The third person of a verb. */
const thirdOf = (base: string): string =>
  /[^aeiou]y$/u.test(base)
    ? `${base.slice(0, -1)}ies`
    : /(?:ch|sh|s|x|z|o)$/u.test(base)
      ? `${base}es`
      : `${base}s`;

/** Adds what several and one do to the words of a doing that has more than one word: a lone word may be a noun, as "cook" is. */
export function withBaseForms(words: string): string {
  const all = words.split(' ');
  const more = all.flatMap((word) => {
    const [, stem, rest] = /^([a-z]{2,})ing(_.+)$/u.exec(word) ?? [];
    if (!stem || !rest) return [];
    return basesOf(stem).flatMap((base) => [`${base}${rest}`, `${thirdOf(base)}${rest}`]);
  });
  return [...new Set([...all, ...more])].join(' ');
}
