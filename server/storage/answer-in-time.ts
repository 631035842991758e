/** A bucket that takes connections and says nothing: without an end to the wait, whoever asked would wait for minutes, with their points held. */
import { StorageAway } from './storage-away.ts';

/** Milliseconds until an answer begins: fewer than a browser waits, so that people read why they have none. */
const PATIENCE = 15_000;
/** A bucket copies the parts of a film before it answers. */
const JOINING = 120_000;
/** Bytes a millisecond, over the slowest line that a studio has to its bucket. */
const SLOWEST_LINE = 128;

/** How long to wait for the answer to a request. @param name of the object, with its query @param length of what is sent */
export const patienceFor = (name: string, length: number): number =>
  (name.includes('?') ? JOINING : PATIENCE) + length / SLOWEST_LINE;

/**
 * Waits for an answer to begin; what it brings may take as long as it does.
 * @throws StorageAway if none has begun in time
 */
export async function answerInTime(
  patience: number,
  ask: (signal: AbortSignal) => Promise<Response>,
): Promise<Response> {
  const stop = new AbortController();
  const late = () => stop.abort(new StorageAway('The bucket took the connection and does not answer.'));
  const timer = setTimeout(late, patience);
  try {
    return await ask(stop.signal);
  } finally {
    clearTimeout(timer);
  }
}
