import { occasionOfSong } from '../../generators/lyrics/occasions.ts';
import { COVER_SCENES } from './cover-scenes.ts';

/** Scenes for the cover of a song that is for nothing in particular, by style; two per style, for the two songs of a task. */
const SCENES: Readonly<Record<string, readonly [string, string]>> = {
  pop: ['a city street at dusk with lights', 'a beach at sunset'],
  rock: ['a road through the desert at sunset', 'a storm over mountains'],
  metal: ['a castle in a thunderstorm at night', 'dark mountains under a red sky'],
  punk: ['a city street in the rain at night', 'a road with a red car'],
  ballad: ['a lake in moonlight', 'rain on a street at night'],
  folk: ['a field of flowers in the morning', 'a forest path in autumn'],
  country: ['a wooden house in a field at sunset', 'a road through golden fields'],
  blues: ['a street lamp in the night rain', 'a train at night'],
  jazz: ['a city at night with lit windows', 'a street cafe in the evening'],
  swing: ['a city at night in gold', 'a street with old cars'],
  bossa: ['a beach with palm trees at sunset', 'the sea in the evening light'],
  latin: ['a colorful street in the sun', 'a beach party at sunset'],
  reggae: ['a tropical beach with palm trees', 'an island in the sun'],
  funk: ['a neon city street at night', 'colorful abstract shapes'],
  soul: ['a city at golden hour', 'a window with rain in the evening'],
  hiphop: ['a city skyline at night', 'a street with graffiti at dusk'],
  trap: ['a dark city with purple neon', 'a skyscraper at night'],
  lofi: ['a room with a desk at night and rain outside', 'a window above a quiet street in the evening'],
  house: ['a neon city at night', 'colorful abstract lights'],
  techno: ['abstract dark geometry', 'a tunnel of blue lights'],
  trance: ['stars over the sea', 'an aurora over mountains'],
  synthwave: ['a road to a big sun with neon mountains', 'a neon city at dusk'],
  ambient: ['fog over a still lake at dawn', 'a planet among stars'],
  cinematic: ['mountains above the clouds at sunrise', 'a castle on a cliff at dawn'],
  classical: ['a lake with swans in the morning', 'a garden in spring'],
  waltz: ['a ballroom at night', 'a snowy street with lamps'],
  guofeng: ['ink mountains with mist and a pavilion', 'bamboo and the moon over a lake'],
  children: ['a sunny meadow with a rainbow', 'a smiling dog in the grass'],
};

interface Covered {
  title: string;
  words: string;
  /** A row of the engine's styles. */
  style: string;
  lyrics: string;
  seed: number;
}

/** The prompt of a cover: title and description, in a scene of what the song is for, or else one that fits its style. */
export function coverPrompt({ title, words, style, lyrics, seed }: Covered): string {
  const occasion = occasionOfSong(`${title}\n${words}`, lyrics);
  const scene = (occasion ? COVER_SCENES[occasion] : SCENES[style])?.[seed % 2] ?? '';
  return [...new Set([words, title, scene].map((part) => part.trim()).filter(Boolean))].join(', ');
}
