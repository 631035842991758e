/** Who wears what: hats, glasses and scarves that a prompt puts on somebody. */
import { FOWL } from '../figures/fowl-rows.ts';
import type { Rgb } from '../light/colour.ts';
import { pieces } from '../people/outfits.ts';
import { subjectsOf } from './acts.ts';
import { before, verb } from './before-noun.ts';
import { ANIMATE, HUMANS, PEOPLE } from './beings.ts';
import type { Match } from './match.ts';
import { isThing, type Named, type Thing } from './named.ts';
import type { FigureName, Wears } from './plan.ts';
import type { Sense } from './senses.ts';
import type { Outfit } from './wear.ts';

/** What says that somebody wears the noun after it. */
const WEARING = before('wear|wears|wearing|wore|puts on|in|with|has|dressed in');
const WEARING_ZH = verb('穿|戴|披|系|围|打|戴上|系上|围上');
/** What is carried on the back. */
const SHOULDERED = new RegExp(
  `${before('carry|carries|carrying|shoulders').source}|${verb('背|背上|背起|挎').source}`,
  'u',
);
const ON_ITS_BACK = /^ on (?:his|her|its|their|the) (?:back|shoulders)/u;
/** "With long red hair and a straw hat": what is theirs, before what they wear. */
const WITH_LOOKS =
  /\b(?:with|has|wears|wearing) [^.;]{0,50}\b(?:hair|beard|moustache|mustache|braids?|freckles|eyes|curls|ponytail),? and(?: an?)?(?: [a-z-]+){0,2} $/u;
/** 摘下帽子: it is in a hand, or gone. */
const TAKEN_OFF = /[摘脱取丢扔递放][下掉走了去]{1,2}(?:他|她|自己)?的?$/u;
/** Between two things that somebody wears: "a hat and a red scarf", 帽子和围巾. */
const AND = /^(?:,? and|,)(?: (?:a|an|the|his|her|its))?(?: [a-z-]+){0,2} $|^[和与、][^，。,.]{0,4}$/u;
/** What a list of key words has before and after one of them: "a cat, red scarf, snow". */
const LIST = [
  /(?:^|[,;，；、] ?)(?:[a-z-]+ ){0,2}$|(?:^|[,;，；、])\p{Script=Han}{0,3}$/u,
  /^ ?(?:[,;.，；、。]|$)/u,
] as const;

/** Somebody who wears something, and the word for it. */
export interface Wearing extends Wears {
  word: string;
}

/** Those without a head that something stays on. */
const BARE: ReadonlySet<FigureName> = new Set<FigureName>([
  'fish',
  'whale',
  'turtle',
  'butterfly',
  'dragon',
  'diver',
  'dolphin',
  'shark',
  'jellyfish',
  'tadpole',
  'seahorse',
  'crab',
  'lobster',
  'bee',
]);

/** Those whose trunk no clothes fit, as it is one shape with the head or has none of its own. People have their clothes by their look. */
const UNCLAD: ReadonlySet<FigureName> = new Set<FigureName>([
  'bird',
  'parrot',
  'octopus',
  'snake',
  'robot',
  'astronaut',
  'mermaid',
  'eagle',
  'phoenix',
  'caterpillar',
  'lizard',
  'spider',
  'skeleton',
]);

/** Those with wings of their own. */
export const WINGED: ReadonlySet<FigureName> = new Set<FigureName>([
  ...(Object.keys(FOWL) as (keyof typeof FOWL)[]),
  'bird',
  'bat',
  'eagle',
  'phoenix',
  'owl',
  'parrot',
  'flamingo',
  'peacock',
  'penguin',
  'bee',
  'butterfly',
  'dragon',
]);

/** Whether an animal can be drawn in clothes. */
export const canBeClad = (figure: FigureName): boolean => canWear(figure) && !UNCLAD.has(figure);

/** Whether a figure can be drawn with something on its head or around its neck. */
export const canWear = (figure: FigureName): boolean => ANIMATE.has(figure) && !BARE.has(figure);

/**
 * @param text lower case @param found its words @param named people, animals and things of it, in order
 * @param colourOf color of the `i`th word, if one is named for it
 */
export function wornIn(
  text: string,
  found: readonly Match<Sense[]>[],
  named: readonly Named[],
  colourOf: (i: number) => Rgb | undefined,
): Wearing[] {
  const beings = named.filter((one): one is Thing => isThing(one) && ANIMATE.has(one.figure));
  let last = -1;
  return found.flatMap(({ means, word, start, end }, i): Wearing[] => {
    const costume = means.find((one) => one.of === 'costume');
    if (costume?.of === 'costume')
      return (subjectsOf(text, beings, { start, end }) ?? beings.slice(0, 1)).flatMap((one) =>
        costumeOn(one, costume.is, colourOf(i)).map((piece) => ({ ...piece, word, ...wearer(one) })),
      );
    const sense = means.find((one) => one.of === 'worn');
    // a glass of wine is nothing that one wears
    if (sense?.of !== 'worn' || beings.length === 0 || /^ of\b/u.test(text.slice(end))) return [];
    const lead = text.slice(0, start);
    if (TAKEN_OFF.test(lead)) return [];
    const isWorn =
      (sense.is === 'backpack' && (SHOULDERED.test(lead) || ON_ITS_BACK.test(text.slice(end)))) ||
      WEARING.test(lead) ||
      WEARING_ZH.test(lead) ||
      WITH_LOOKS.test(lead) ||
      (last >= 0 && AND.test(text.slice(last, start))) ||
      (LIST[0].test(lead) && LIST[1].test(text.slice(end)));
    if (!isWorn) return [];
    last = end;
    const colour = colourOf(i);
    const what = { what: sense.is, word, ...(colour && { colour }) };
    const subjects = subjectsOf(text, beings, { start, end }) ?? beings.slice(0, 1);
    return subjects.map((one) => ({ ...what, ...wearer(one) }));
  });
}

const wearer = ({ figure, trait, name }: Thing): Pick<Wears, 'who' | 'trait' | 'by'> => ({
  who: figure,
  ...(trait && { trait }),
  ...(name !== undefined && { by: name }),
});

/** What of a costume is drawn on somebody: of a parrot only the hat. People have all of its look, by their name if they have one. */
function costumeOn(
  { figure, name }: Thing,
  costume: Outfit,
  colour: Rgb | undefined,
): readonly Pick<Wears, 'what' | 'colour' | 'costume'>[] {
  if (HUMANS.has(figure))
    return name === undefined ? [] : [{ what: 'coat', costume, ...(colour && { colour }) }];
  const all = pieces(costume);
  const fits = all.filter(({ what }) => !CLOTHES.has(what) || canBeClad(figure));
  return fits.length > 0 ? fits : all.slice(0, 1);
}

const CLOTHES: ReadonlySet<Wears['what']> = new Set<Wears['what']>(['suit', 'dress', 'coat']);
/** What the look of people has, in a portrait too. */
const OF_LOOK: ReadonlySet<Wears['what']> = new Set<Wears['what']>(['glasses', ...CLOTHES]);

/** What hangs down a back, which no portrait shows. */
export const ON_BACKS: ReadonlySet<Wears['what']> = new Set<Wears['what']>(['cape', 'wings', 'backpack']);

/** Whether something is not drawn on somebody: on a figure that it does not fit, or wings in a portrait. */
export const isLeftOff = ({ who, what }: Wears, closeUp: boolean): boolean =>
  who !== undefined &&
  !(what === 'wings' && WINGED.has(who)) &&
  (!canWear(who) ||
    (CLOTHES.has(what) && !canBeClad(who)) ||
    (closeUp && (HUMANS.has(who) ? ON_BACKS.has(what) : PEOPLE.has(who) && !OF_LOOK.has(what))));

/** Whether something is drawn on the figure of somebody, not by their look. */
export const isPutOn = (what: Wears['what']): boolean => !OF_LOOK.has(what);
