import { randomId } from './random-id.ts';

/** Requests whose answer is missing; more than anybody sends again. */
const MOST = 50;

/** The same request again after a lost answer keeps its key, so it is charged once; after an answer it is a new one. */
export function keyed() {
  const unanswered = new Map<string, string>();
  return {
    /** @param of what the request asks for, in full */
    keyOf(of: string): string {
      const key = unanswered.get(of) ?? randomId();
      // the last of the map is the latest
      unanswered.delete(of);
      unanswered.set(of, key);
      for (const oldest of unanswered.keys()) {
        if (unanswered.size <= MOST) break;
        unanswered.delete(oldest);
      }
      return key;
    },
    answered(of: string): void {
      unanswered.delete(of);
    },
  };
}
