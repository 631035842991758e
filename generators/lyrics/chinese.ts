import { COMFORTS_ZH } from './chinese/comforts.ts';
import { DAYS_ZH } from './chinese/days.ts';
import { EFFORTS_ZH } from './chinese/efforts.ts';
import { FEELINGS_ZH } from './chinese/feelings.ts';
import { PEOPLE_ZH } from './chinese/people.ts';
import { PLACES_ZH } from './chinese/places.ts';
import { WEATHER_ZH } from './chinese/weather.ts';
import type { Occasion } from './occasions.ts';
import type { SongWords } from './song-words.ts';

export const SONGS_ZH: Readonly<Record<Occasion, SongWords>> = {
  ...DAYS_ZH,
  ...EFFORTS_ZH,
  ...PEOPLE_ZH,
  ...COMFORTS_ZH,
  ...PLACES_ZH,
  ...WEATHER_ZH,
  ...FEELINGS_ZH,
};
