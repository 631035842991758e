/** Steps between two names, as counted here: a letter more, less or other, or two that changed places. */
function steps(a: string, b: string): number {
  const rows: number[][] = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i += 1)
    for (let j = 1; j <= b.length; j += 1) {
      const other = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped =
        a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY;
      const row = rows[i];
      if (row) row[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + other, swapped);
    }
  return at(a.length, b.length);
}

/** Names of up to this many letters may differ by one step only: short ones resemble others by chance. */
const SHORT = 6;

/** The known name that another one is spelled almost like. Capital letters are as small ones. */
export const speltLike = (name: string, known: readonly string[]): string | undefined =>
  known.find((one) => {
    const most = one.length <= SHORT ? 1 : 2;
    return Math.abs(one.length - name.length) <= most && steps(name.toUpperCase(), one.toUpperCase()) <= most;
  });

/** A name as the operator can read it: what would not be seen of it, e.g. a space at its end, is seen in quotes. */
const shown = (name: string): string =>
  /^[\x21-\x7e]+$/.test(name)
    ? name
    : JSON.stringify(name).replace(
        /[^\x20-\x7e]/g,
        (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );

/** Whether it is a setting in other letters, on a system where small and capital ones are the same in names of variables. */
const isSame = (env: Record<string, string | undefined>, name: string, known: readonly string[]): boolean =>
  known.includes(name.toUpperCase()) && env[name.toUpperCase()] === env[name];

/**
 * Notes about variables that are no settings and are spelled almost like one. Nothing else tells that a misspelt one has no effect.
 * @param known the names of all settings
 */
export function misspelt(env: Record<string, string | undefined>, known: readonly string[]): string[] {
  return Object.keys(env).flatMap((name) => {
    if (!env[name]?.trim() || isSame(env, name, known)) return [];
    const meant = speltLike(name, known);
    return meant ? [`${shown(name)} is not a setting and has no effect. Did you mean ${meant}?`] : [];
  });
}
