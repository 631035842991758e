import { randomId } from './random-id.ts';

/** The same request again after a lost answer keeps its key, so it is charged once; after an answer it is a new one. */
export function keyed() {
  let last = { of: '', key: '' };
  return {
    keyOf(of: string): string {
      if (last.of !== of) last = { of, key: randomId() };
      return last.key;
    },
    answered(): void {
      last = { of: '', key: '' };
    },
  };
}
