/** The interval of drawings' polls, in milliseconds. */
const INTERVAL = 5_000;
/** Tolerance in milliseconds for delays on a busy machine. They do not add up: a late poll only shortens the next gap. */
const WAY = 1_000;

/**
 * Pairs of polls that are closer than the interval allows: the number of intervals between them, and their distance in
 * milliseconds. A late poll shortens the gap after it, so all pairs are compared: a gap that is really too short also shows in
 * pairs that are further apart.
 * @param arrival times in milliseconds, in order
 */
export const pollsTooClose = (times: readonly number[]): { intervals: number; apart: number }[] =>
  times.flatMap((later, at) =>
    times.slice(0, at).flatMap((earlier, before) => {
      const intervals = at - before;
      const apart = Math.round(later - earlier);
      return apart >= intervals * INTERVAL - WAY ? [] : [{ intervals, apart }];
    }),
  );
