/** Where the shots of a scene are whose script names no place. */
import type { PicturePerson, Whereabouts } from '../../../generators/pictures/pictures.ts';
import { sharedPlace } from '../../../generators/pictures/shared-place.ts';
import { withNames } from '../../../src/api/mentions.ts';

/** How many shots of a scene are read, which takes some time for each. */
const MOST_READ = 12;

/** A batch asks about all shots of a scene, one after another. */
const known = new Map<string, Whereabouts | undefined>();
const MOST_KNOWN = 20;

/**
 * The kind of place that the shots of a scene share.
 * @param scene its shots, in order
 * @returns undefined for a shot whose own words name a place
 */
export function placeOfScene(
  shotId: number,
  scene: readonly { id: number; words: string }[],
  people: readonly PicturePerson[],
  seed: number,
): Whereabouts | undefined {
  const own = scene.filter(({ id }) => id === shotId).map(({ words }) => withNames(words));
  if (own.length === 0 || !sharedPlace(own, people, seed)) return undefined;
  const shots = scene.slice(0, MOST_READ).map(({ words }) => withNames(words));
  const key = JSON.stringify([shots, people.map(({ name, look }) => [name, look.words]), seed]);
  if (!known.has(key)) {
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, sharedPlace(shots, people, seed));
  }
  return known.get(key);
}
