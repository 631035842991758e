import { session } from './account/session-state.ts';

/** Keeps the last answer of a paid call, so that the same question, asked to look at it once more, costs nothing. */
export function keptAnswer() {
  let last = { of: '', token: session.token, answer: '' };
  return {
    /** @returns null if the last question was another one, or another account's */
    find: (of: string): string | null =>
      last.of === of && last.token === session.token && last.answer ? last.answer : null,
    /** @param token of the login that asked: another one may be signed in by now */
    keep(of: string, answer: string, token: string | null): void {
      last = { of, token, answer };
    },
  };
}
