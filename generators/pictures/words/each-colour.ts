/** Colors that are said of each of several: "two cats, one black and one white", 两只猫，一黑一白. */
import { colourRows } from './colours.ts';
import type { Named } from './named.ts';
import type { ScenePlan } from './plan.ts';

const NAMES = colourRows.flatMap(({ means, words }) =>
  words.split(' ').map((word) => ({ colour: means, word: word.replaceAll('_', ' ') })),
);
const ANY = NAMES.map(({ word }) => word)
  .sort((a, b) => b.length - a.length)
  .join('|');
const ENGLISH = new RegExp(
  `\\bone (?:is )?(${ANY})\\b[^.;]{0,8}\\b(?:one|other|another) (?:one )?(?:is )?(${ANY})\\b`,
  'u',
);
const CHINESE = new RegExp(
  `一[只个条匹辆朵头件]?是?(${ANY})色?的?[、,和]?(?:另外?)?一[只个条匹辆朵头件]?是?(${ANY})`,
  'u',
);

/** Divides those named last into two of the colors that follow; the picture as a whole has no color of them. */
export function colourEach(plan: ScenePlan, text: string, all: readonly Named[]): void {
  const said = ENGLISH.exec(text) ?? CHINESE.exec(text);
  const [first, second] = said ? [said[1], said[2]].map(colourNamed) : [];
  const meant = all.findLast(({ figure, end }) => figure !== undefined && said && end <= said.index);
  const many = plan.cast.find(
    ({ figure, count, colour }) => figure === meant?.figure && count > 1 && !colour,
  );
  if (!first || !second || !many) return;
  plan.colours = plan.colours.filter((colour) => colour !== first && colour !== second);
  const rest = Math.floor(many.count / 2);
  plan.cast.push({ ...many, count: rest, colour: second });
  many.count -= rest;
  many.colour = first;
}

const colourNamed = (word: string | undefined) => NAMES.find((one) => one.word === word)?.colour;
