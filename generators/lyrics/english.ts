import { COMFORTS_EN } from './english/comforts.ts';
import { DAYS_EN } from './english/days.ts';
import { EFFORTS_EN } from './english/efforts.ts';
import { FEELINGS_EN } from './english/feelings.ts';
import { PEOPLE_EN } from './english/people.ts';
import { PLACES_EN } from './english/places.ts';
import { WEATHER_EN } from './english/weather.ts';
import type { Occasion } from './occasions.ts';
import type { SongWords } from './song-words.ts';

export const SONGS_EN: Readonly<Record<Occasion, SongWords>> = {
  ...DAYS_EN,
  ...EFFORTS_EN,
  ...PEOPLE_EN,
  ...COMFORTS_EN,
  ...PLACES_EN,
  ...WEATHER_EN,
  ...FEELINGS_EN,
};
