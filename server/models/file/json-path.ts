/** JSON paths into answers: `$.images[*].url`, `$.data[0].b64_json`, `$['a key']`. */

export type JsonPath = readonly (string | number | '*')[];

const STEP = /\.([A-Za-z_$][\w$-]*)|\[(\d+)\]|\[(\*)\]|\['([^']*)'\]/y;

/** @returns null if the text is not a valid path */
export function parsePath(text: string): JsonPath | null {
  if (!text.startsWith('$')) return null;
  const steps: (string | number | '*')[] = [];
  let at = 1;
  while (at < text.length) {
    STEP.lastIndex = at;
    const found = STEP.exec(text);
    if (!found) return null;
    const [all, name, index, each, quoted] = found;
    steps.push(index !== undefined ? Number(index) : (each ?? name ?? quoted ?? ''));
    at += all.length;
  }
  return steps;
}

/** All values at a path, in order. @param path valid, since it was checked when the file was read */
export function valuesAt(value: unknown, path: string): unknown[] {
  let found: unknown[] = [value];
  for (const step of parsePath(path) ?? []) found = found.flatMap((one) => stepInto(one, step));
  return found.filter((one) => one !== undefined && one !== null);
}

/** The first value at a path, as text; empty if there is none. */
export function textAt(value: unknown, path: string | undefined): string {
  const [one] = path ? valuesAt(value, path) : [];
  return typeof one === 'string' || typeof one === 'number' ? String(one) : '';
}

function stepInto(value: unknown, step: string | number | '*'): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  if (step === '*') return Object.values(value);
  if (Array.isArray(value)) return typeof step === 'number' ? [value[step]] : [];
  return Object.hasOwn(value, step) ? [(value as Record<string | number, unknown>)[step]] : [];
}
