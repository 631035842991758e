/** Every word that the engine knows, with what it may mean. */
import type { Rgb } from '../light/colour.ts';
import { feelingRows } from '../people/feelings.ts';
import { withBaseForms } from './base-forms.ts';
import { callingRows } from './callings.ts';
import { colourRows } from './colours.ts';
import {
  balconyWords,
  closeUpWords,
  emptyWords,
  lookRows,
  moodRows,
  roofWords,
  seasonRows,
  sillWords,
  somebodyWords,
  timeRows,
  weatherRows,
} from './conditions.ts';
import type { Doing } from './doing.ts';
import { doingRows } from './doings.ts';
import type { Feeling } from './feeling.ts';
import { interiorRows } from './interior-rows.ts';
import { NO_KEEPSAKES } from './keepsakes.ts';
import { indexRows } from './match.ts';
import { cropRows, groundRows, groveRows, oldTownWords, settingRows, skyRows } from './places.ts';
import type { Cast, Look, Mood, Season, Setting, Time, TreeKind, Weather } from './plan.ts';
import type { Row } from './row.ts';
import { siteRows } from './site-rows.ts';
import type { SkyThing } from './sky-things.ts';
import type { Crop, Ground, Interior, Site } from './surroundings.ts';
import { figureRows } from './things.ts';
import { undrawnWords } from './undrawn-words.ts';
import type { Outfit, Worn } from './wear.ts';
import { costumeRows, wornRows } from './worn-words.ts';

/** What a word may mean for a picture. */
export type Sense =
  | { of: 'figure'; is: Omit<Cast, 'count'> }
  | { of: 'setting'; is: Setting }
  | { of: 'sky'; is: SkyThing }
  | { of: 'time'; is: Time }
  | { of: 'weather'; is: Weather }
  | { of: 'season'; is: Season }
  | { of: 'mood'; is: Mood }
  | { of: 'feeling'; is: Feeling }
  | { of: 'look'; is: Look }
  | { of: 'colour'; is: Rgb }
  | { of: 'grove'; is: TreeKind }
  | { of: 'ground'; is: Ground }
  | { of: 'crop'; is: Crop }
  | { of: 'interior'; is: Interior }
  | { of: 'site'; is: Site }
  | { of: 'doing'; is: Doing }
  | { of: 'worn'; is: Worn['what'] }
  | { of: 'costume'; is: Outfit }
  | { of: 'closeUp' | 'oldTown' | 'roof' | 'balcony' | 'sill' | 'somebody' | 'nothing' | 'undrawn' };

/** A word may be in several tables (夜景 is a city and a night), so each word has all its senses. */
export const index = indexRows(
  mergeWords([
    ...tag('figure', figureRows),
    ...tag('figure', callingRows),
    ...tag('crop', cropRows),
    ...tag('setting', settingRows),
    ...tag('grove', groveRows),
    ...tag('ground', groundRows),
    ...tag('interior', interiorRows),
    ...tag('site', siteRows),
    ...tag(
      'doing',
      doingRows.map((row) => ({ ...row, words: withBaseForms(row.words) })),
    ),
    ...tag('worn', wornRows),
    ...tag('costume', costumeRows),
    ...tag('sky', skyRows),
    ...tag('time', timeRows),
    ...tag('weather', weatherRows),
    ...tag('season', seasonRows),
    ...tag('mood', moodRows),
    ...tag('feeling', feelingRows),
    ...tag('look', lookRows),
    ...tag('colour', colourRows),
    { means: { of: 'closeUp' }, words: closeUpWords },
    { means: { of: 'roof' }, words: roofWords },
    { means: { of: 'oldTown' }, words: oldTownWords },
    { means: { of: 'balcony' }, words: balconyWords },
    { means: { of: 'sill' }, words: sillWords },
    { means: { of: 'somebody' }, words: somebodyWords },
    { means: { of: 'nothing' }, words: `${emptyWords} ${NO_KEEPSAKES}` },
    ...undrawnWords.map((words): Row<Sense> => ({ means: { of: 'undrawn' }, words })),
  ]),
);

/** Whether one of a word's meanings is a color. */
export const isColour = (senses: readonly Sense[]): boolean => senses.some(({ of }) => of === 'colour');

function tag<Of extends Sense['of'], Is>(of: Of, rows: readonly Row<Is>[]): Row<{ of: Of; is: Is }>[] {
  return rows.map(({ means, words }) => ({ means: { of, is: means }, words }));
}

function mergeWords(rows: readonly Row<Sense>[]): Row<Sense[]>[] {
  const senses = new Map<string, Sense[]>();
  for (const { means, words } of rows) {
    for (const word of words.split(' ')) senses.set(word, [...(senses.get(word) ?? []), means]);
  }
  return [...senses].map(([words, means]) => ({ means, words }));
}
