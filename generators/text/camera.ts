/** Chooses the camera of each beat by its content, and varies it from the preceding shots. */
import type { Beat } from './beats.ts';
import { waysOf } from './camera-reasons.ts';
import type { Camera, Distance, Move } from './camera-terms.ts';

type Ratio = '16:9' | '9:16';

/**
 * Chooses cameras for beats in order.
 * @param asked cameras that take precedence over those for the content, best first; null if there are none
 * @returns one camera for each beat
 */
export function film(
  beats: readonly Beat[],
  ratio: Ratio,
  asked: (beat: Beat) => readonly Camera[] | null = () => null,
): Camera[] {
  const shots: Camera[] = [];
  for (const [index, beat] of beats.entries()) {
    const ways = asked(beat) ?? waysOf(beat, { index, count: beats.length, before: beats[index - 1] });
    const chosen = choose(
      ways.map((way) => upright(way, ratio)),
      shots,
    );
    if (chosen) shots.push(chosen);
  }
  return shots;
}

/** The first option that neither repeats a distance or move a third time nor equals the last shot; else a variation of the first. */
function choose(ways: readonly Camera[], before: readonly Camera[]): Camera | undefined {
  const [last, earlier] = [before.at(-1), before.at(-2)];
  const third = <Key extends keyof Camera>(key: Key, way: Camera) =>
    last?.[key] === way[key] && earlier?.[key] === way[key];
  const same = (way: Camera) =>
    last?.distance === way.distance && last.angle === way.angle && last.move === way.move;
  const fits = (way: Camera) => !third('distance', way) && !third('move', way) && !same(way);
  const [first] = ways;
  if (!first) return undefined;
  return ways.find(fits) ?? changesOf(first).find(fits) ?? first;
}

const NEXT: Readonly<Record<Distance, Distance>> = {
  extremeLong: 'long',
  long: 'full',
  full: 'medium',
  medium: 'mediumClose',
  mediumClose: 'medium',
  close: 'mediumClose',
  detail: 'close',
};
const OTHER_MOVES: readonly Move[] = ['still', 'pushIn', 'pullOut'];

const changesOf = (way: Camera): Camera[] =>
  [way.distance, NEXT[way.distance]].flatMap((distance) =>
    [way.move, ...OTHER_MOVES].map((move) => ({ ...way, distance, move })),
  );

/** Adapts a camera to portrait format: closer, and vertical instead of horizontal moves. */
function upright(camera: Camera, ratio: Ratio): Camera {
  if (ratio === '16:9') return camera;
  return {
    ...camera,
    distance: camera.distance === 'extremeLong' ? 'long' : camera.distance,
    move: camera.move === 'pan' || camera.move === 'truck' ? 'tiltUp' : camera.move,
  };
}
