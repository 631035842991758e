/** The small things that stories turn on, as they stand in a picture. */
import type { Keepsake } from '../words/figure-names.ts';
import { letter, magnifyingGlass, microphone } from './carried.ts';
import { type Entry, ground, table } from './entry.ts';
import {
  key,
  map,
  musicBox,
  necklace,
  note,
  phone,
  photo,
  pocketWatch,
  ring,
  suitcase,
} from './keepsakes.ts';

export const keepsakes: Record<Keepsake | 'letter' | 'magnifyingGlass' | 'microphone', Entry> = {
  letter: table((c) => letter(c.colour)),
  magnifyingGlass: table(() => magnifyingGlass()),
  microphone: table(() => microphone()),
  key: table((c) => key(c.colour)),
  ring: table((c) => ring(c.colour)),
  photo: table(() => photo()),
  phone: table((c) => phone(c.colour)),
  pocketWatch: table((c) => pocketWatch(c.colour)),
  map: table(() => map()),
  necklace: table((c) => necklace(c.colour)),
  musicBox: table((c) => musicBox(c.colour)),
  note: table((c) => note(c.colour)),
  suitcase: ground(0.6, (c) => suitcase(c.colour)),
};
