/** The interval of drawings' polls, in milliseconds. */
const INTERVAL = 5_000;
/** Tolerated delay of a request on a busy machine. It does not accumulate: a late poll shortens only one gap. */
const WAY = 1_000;

/**
 * Pairs of polls that came closer than the interval allows, as the number of intervals between them and the milliseconds they were
 * apart. A poll that arrives late shortens the gap after it, so every two polls are judged, and a gap too short cannot hide: each
 * further one would have to make up for it.
 * @param times of arrival, in order, in milliseconds
 */
export const pollsTooClose = (times: readonly number[]): { intervals: number; apart: number }[] =>
  times.flatMap((later, at) =>
    times.slice(0, at).flatMap((earlier, before) => {
      const intervals = at - before;
      const apart = Math.round(later - earlier);
      return apart >= intervals * INTERVAL - WAY ? [] : [{ intervals, apart }];
    }),
  );
