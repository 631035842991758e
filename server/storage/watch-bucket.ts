/** A studio starts while its bucket is away, and says when the bucket is there again. */

export interface AwayBucket {
  /** Why it could not be reached at the start. */
  why: string;
  /** Asks again, as at the start. @returns null once it can be used @throws CannotStart if the setup turns out to be wrong */
  check: () => Promise<string | null>;
}

/** Milliseconds between two questions. */
const AGAIN = 15_000;

/** What the operator reads at the start. */
export const awayNote = ({ why }: AwayBucket): string =>
  `The bucket of S3_URL cannot be reached: ${why}. The studio is open without its media, and asks the bucket again every ${AGAIN / 1000} seconds.`;

/**
 * Asks a bucket that was away until it is there. A setup that turns out to be wrong is said once, and asked on: the operator may be
 * mending it.
 * @param say writes a line for the operator @param onBack what had to wait for the bucket
 * @returns a function that stops asking
 */
export function watchBucket(
  { check }: AwayBucket,
  { say, onBack, again = AGAIN }: { say: (line: string) => void; onBack: () => void; again?: number },
): () => Promise<void> {
  let said = '';
  let stopped = false;
  let timer = setTimeout(ask, again);
  async function ask(): Promise<void> {
    const wrong = await check().catch((error: unknown) => error);
    if (stopped) return;
    if (wrong === null) {
      say('The bucket of S3_URL is there again.');
      onBack();
      return;
    }
    if (wrong instanceof Error && wrong.message !== said) {
      said = wrong.message;
      say(said);
    }
    timer = setTimeout(ask, again);
  }
  return async () => {
    stopped = true;
    clearTimeout(timer);
  };
}
