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

/**
 * Notes about variables that are no settings and are spelled almost like one. Nothing else tells that a misspelt one has no effect.
 * @param known the names of all settings
 */
export function misspelt(env: Record<string, string | undefined>, known: readonly string[]): string[] {
  return Object.keys(env).flatMap((name) => {
    if (!env[name]?.trim() || known.includes(name)) return [];
    const meant = known.find((setting) => {
      const most = setting.length <= SHORT ? 1 : 2;
      return Math.abs(setting.length - name.length) <= most && steps(name.toUpperCase(), setting) <= most;
    });
    return meant ? [`${name} is not a setting and has no effect. Did you mean ${meant}?`] : [];
  });
}
