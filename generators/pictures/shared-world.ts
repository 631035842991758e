/** On which world the shots of a film are whose own words do not say it. */
import { type World, worldIn } from './words/worlds.ts';

interface Told {
  /** Of its scene; empty if the script names none. */
  place: string;
  words: string;
}

/** A shot with the world that its own words name. */
interface Read extends Told {
  world: World | undefined;
}

/** No place that the script names. */
const NO_PLACE = /^(?:plain setting|简单的场景)?$/u;
/** The film goes to the earth. */
const TO_EARTH =
  /\b(?:to|on|towards?|for|reach(?:es|ed)?) (?:the |planet )?earth\b|[回到向往抵]地球|地球[上的](?!方)/u;
/** Somebody goes back to where they have come from. */
const BACK =
  /\b(?:back|returns?|returned|flies|flew) (?:back )?home\b|\b(?:returns|returned|flies back)\b|回家|返回|返航|飞回/u;
const HOME = /^(?:home|house|.*\b(?:home|house)|家|家[里中门].*)$/u;

/**
 * A scene is on the world that one of its shots names. So is the rest of a film that begins there, until it goes to the earth; in one that
 * arrives there later, places of before and homes stay on earth.
 * @param film its shots, in order
 */
export function worldOfShot(film: readonly Told[], at: number): World | undefined {
  const shots = film.map((shot): Read => {
    const words = shot.words.toLowerCase().normalize('NFKC');
    return { place: NO_PLACE.test(shot.place) ? '' : shot.place, words, world: worldIn(words) };
  });
  const here = shots[at];
  if (!here) return undefined;
  const own = here.world ?? ofScene(shots, at);
  if (own) return own;
  const onEarth = new Set<string>();
  let world: World | undefined;
  for (const [i, { place, words, world: named }] of shots.slice(0, at + 1).entries()) {
    const told = named ?? ofScene(shots, i);
    if (told) world = told;
    else if (TO_EARTH.test(words) || (onEarth.size > 0 && BACK.test(words))) world = undefined;
    else if (!world && place) onEarth.add(place);
    if (!world && TO_EARTH.test(words)) onEarth.add(place);
  }
  const came = onEarth.size > 0;
  return onEarth.has(here.place) || (came && HOME.test(here.place)) ? undefined : world;
}

/** What the shots around one say that are at its place, without others between them. */
function ofScene(shots: readonly Read[], at: number): World | undefined {
  const { place = '' } = shots[at] ?? {};
  let from = at;
  while (from > 0 && shots[from - 1]?.place === place) from--;
  for (let i = from; i < shots.length && shots[i]?.place === place; i++) {
    const world = shots[i]?.world;
    if (world) return world;
  }
  return undefined;
}
