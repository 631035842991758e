/**
 * Another address of the same media file: under the old one Chromium keeps what it has, and takes the rest only from where that came
 * from, the network or the worker.
 * @param turn 0 for the address itself
 */
export const addressAnew = (source: string, turn: number): string => {
  if (turn === 0) return source;
  const { origin, pathname } = new URL(source, location.href);
  // a signature of another storage may cover the whole query
  const isOwn = origin === location.origin && pathname.startsWith('/media/');
  return isOwn ? `${source}${source.includes('?') ? '&' : '?'}turn=${turn}` : `${source}#turn=${turn}`;
};

/** The code of the `MediaError` of a file that began to arrive. */
export const BROKE_OFF = 2;
/** Seconds within which what breaks off again has not gone on. */
export const SAME_PLACE = 1;
