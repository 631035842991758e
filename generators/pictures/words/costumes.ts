/** Who is dressed up as whom: a calling that is a costume, on animals and on people. */

import type { Rgb } from '../light/colour.ts';
import { OUTFITS } from '../people/outfits.ts';
import { subjectsOf } from './acts.ts';
import { ANIMATE, HUMANS } from './beings.ts';
import { colourBefore } from './coloured.ts';
import type { Match } from './match.ts';
import { isThing, type Named, type Thing } from './named.ts';
import type { Cast, FigureName, ScenePlan } from './plan.ts';
import type { Sense } from './senses.ts';
import type { Outfit } from './wear.ts';

type Word = Match<Sense[]>;

/** What says that the calling after it is played by somebody. */
const AS =
  /(?<![a-z])(?:(?:dressed(?: up)?|disguised|costumed|posing) (?:as|like)(?: (?:a|an|the))?|as (?:a|an))(?: (?!(?:and|with|of|in|on|for|to|by|from|the)\b)[a-z-]+){0,2} $/u;
const AS_ZH = /(?:打扮|装扮|乔装|化装|假扮|扮|装)成了?(?:一?[个位只名])?[^，。、,.]{0,2}$/u;
/** Clothes of the calling before them: "a wizard costume", 圣诞老人的衣服. */
const CLOTHES =
  /^(?:['’]s)? (?:costume|outfit|suit|uniform|clothes|robe|armou?r|attire|gear)s?(?![a-z])|^的?(?:衣服|服装|服饰|装束|制服|套装|戏服|盔甲|裙子?|袍子?|服(?!务)|装(?![扮饰修满了着备]))/u;
const HAN = /\p{Script=Han}/u;

/**
 * Marks the callings among the words of a text that somebody else is dressed up as.
 * @param text lower case @param words of it, in order @param canWear whether a figure wears anything
 */
export function dressedUp(
  text: string,
  words: readonly Word[],
  canWear: (figure: FigureName) => boolean,
): Word[] {
  const dressed: Word[] = [];
  words.forEach((word, i) => {
    // a suit is that of the calling before it: "a santa suit"
    if (word.start < (dressed.at(-1)?.end ?? 0)) return;
    const costume = costumeOf(word);
    const lead = text.slice(0, word.start);
    const clothes = CLOTHES.exec(text.slice(word.end))?.[0] ?? '';
    const played = clothes !== '' || AS.test(lead) || AS_ZH.test(lead);
    if (costume && (played || (!isOfTale(costume) && isBeside(text, words, i, canWear))))
      dressed.push({ ...word, means: [{ of: 'costume', is: costume }], end: word.end + clothes.length });
    else dressed.push(word);
  });
  return dressed;
}

const isOfTale = (costume: Outfit): boolean => OUTFITS[costume].ofTale === true;

/** The costume of a calling that clothes show. */
function costumeOf({ means }: Word): Outfit | undefined {
  for (const sense of means) {
    if (sense.of !== 'figure') continue;
    if (sense.is.outfit) return sense.is.outfit;
    if (sense.is.figure === 'astronaut') return 'astronaut';
  }
  return undefined;
}

/** Whether the word for an animal or a robot is right before or after a calling: "a pirate parrot", "the frog prince", 猫厨师. */
function isBeside(
  text: string,
  words: readonly Word[],
  i: number,
  canWear: (figure: FigureName) => boolean,
): boolean {
  const [before, word, next] = [words[i - 1], words[i], words[i + 1]];
  const canPlay = ({ means }: Word): boolean =>
    means.some(
      (sense) =>
        sense.of === 'figure' &&
        ANIMATE.has(sense.is.figure) &&
        !HUMANS.has(sense.is.figure) &&
        canWear(sense.is.figure),
    );
  if (!word) return false;
  const touch = (one: Word, other: Word): boolean =>
    canPlay(one === word ? other : one) &&
    (HAN.test(word.word) ? /^$/ : /^[ -]$/).test(text.slice(one.end, other.start));
  return Boolean((next && touch(word, next)) || (before && !before.plural && touch(before, word)));
}

/**
 * Gives people who are dressed up the look of their costume. A costume without anybody else in the text is somebody.
 * @param named people, animals and things of the text, in order
 */
export function dressPeople(
  plan: ScenePlan,
  text: string,
  words: readonly Word[],
  named: readonly Named[],
): void {
  const beings = named.filter((one): one is Thing => isThing(one) && ANIMATE.has(one.figure));
  for (const [i, { means, start, end }] of words.entries()) {
    const costume = means.find(({ of }) => of === 'costume');
    if (costume?.of !== 'costume') continue;
    const subjects = subjectsOf(text, beings, { start, end }) ?? beings.slice(0, 1);
    const people = subjects.flatMap(({ figure, trait, name }) =>
      HUMANS.has(figure) && name === undefined
        ? plan.cast.filter((one) => one.figure === figure && one.trait === trait)
        : [],
    );
    // a name implies a person who is no word of the text
    const unnamed = subjects.length === 0 ? plan.cast.filter(({ figure }) => HUMANS.has(figure)) : people;
    const colour = colourBefore(text, words, i);
    for (const one of unnamed) putOn(one, costume.is, colour);
    if (subjects.length === 0 && unnamed.length === 0)
      plan.cast.push(
        costume.is === 'astronaut'
          ? { figure: 'astronaut', count: 1, ...(colour && { colour }) }
          : { figure: 'person', count: 1, outfit: costume.is },
      );
  }
}

function putOn(one: Cast, costume: Outfit, colour: Rgb | undefined): void {
  if (costume !== 'astronaut') one.outfit = costume;
  else {
    one.figure = 'astronaut';
    if (colour) one.colour = colour;
    delete one.trait;
  }
}
