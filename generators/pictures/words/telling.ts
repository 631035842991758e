/** Who tells or reads a story to somebody, and who sits around somebody. */
import { HUMANS } from './beings.ts';
import { doerOf } from './doer.ts';
import { howMany, isThing, type Named, onceEach, type Thing } from './named.ts';
import type { FigureName, Relation, ScenePlan } from './plan.ts';

const TELLS =
  /\b(?:tell|tells|telling|told) (?:[a-z’']+ ){0,4}(?:story|stories|tales?)\b|\b(?:read|reads|reading) (?:(?:[a-z’']+ ){0,4}(?:story|stories|tales?)\b|(?:(?:a|the|his|her) )?(?:[a-z]+ )?(?:book )?to (?:(?:a|an|the|his|her|their|two|three) ))|(?:讲|念|读)[着了起]?[^，。,.]{0,3}故事|(?:读书|念书|读|念)给[^，。,.]{1,6}听|给[^，。,.]{1,6}(?:读书|念书)/u;
const BEDTIME =
  /\b(?:bedtime|good ?night) (?:story|stories)\b|睡前|\b(?:in|on) (?:the |her |his |a )?bed\b|床/u;
/** Those who sit are around whoever is named. */
const AROUND =
  /\bsit(?:s|ting)? (?:in a circle )?(?:a?round) (?:(?:a|an|the|their|his|her) )?(?:[a-z]+ )?$|围着?(?:坐在)?[^，。,.]{0,3}$/u;

/** @param text lower case @param named things of the text, in order */
export function tellStory(plan: ScenePlan, text: string, named: readonly Named[]): void {
  const all = named.filter((one): one is Thing => isThing(one) && HUMANS.has(one.figure));
  const people = onceEach(all);
  const total = howMany(plan.cast, named, HUMANS);
  const centre = people.find(
    ({ start }) => start > 0 && AROUND.test(text.slice(Math.max(0, start - 40), start)),
  );
  if (centre && /坐|\bsit/u.test(text) && total > 2) {
    gather(plan, centre, people);
    return;
  }
  const bound = plan.relations?.some(({ how, to }) => how !== 'holds' || to !== 'book');
  const told = TELLS.exec(text);
  if (!told || bound || total < 2 || total > MOST || people.length < 2) return;
  const teller = doerOf(text, all, told.index);
  if (!teller) return;
  const seat: FigureName = BEDTIME.test(text) ? 'bed' : 'sofa';
  const outdoors = plan.setting !== null && plan.setting !== 'room';
  if (outdoors) return;
  plan.setting = 'room';
  for (const figure of [seat, 'book'] as const)
    if (!plan.cast.some((one) => one.figure === figure)) plan.cast.push({ figure, count: 1 });
  plan.relations = [
    ...people.map((one): Relation => ({ ...asWho(one), how: 'on', to: seat })),
    { ...asWho(teller), how: 'holds', to: 'book' },
  ];
  plan.acts &&= plan.acts.filter(({ does }) => does !== 'sleep');
}
/** As many have room on a sofa. */
const MOST = 4;

/** Puts somebody into the middle of those who sit on the ground around them. */
function gather(plan: ScenePlan, centre: Thing, people: readonly Thing[]): void {
  plan.cast.push({ figure: 'gathering', count: 1 });
  const others = people.filter((one) => one !== centre);
  const inMiddle = plan.cast.find(
    (one) => one.figure === centre.figure && (!centre.trait || one.trait === centre.trait),
  );
  // whoever is in the middle comes first
  if (inMiddle) plan.cast = [inMiddle, ...plan.cast.filter((one) => one !== inMiddle)];
  plan.relations = [
    ...(plan.relations ?? []),
    ...[centre, ...others].map((one): Relation => ({ ...asWho(one), how: 'at', to: 'gathering' })),
  ];
  plan.acts &&= plan.acts.filter(({ does }) => does !== 'sit' && does !== 'floor');
}

const asWho = ({ figure, trait, name }: Thing): Pick<Relation, 'who' | 'trait' | 'by'> => ({
  who: figure,
  ...(trait && { trait }),
  ...(name !== undefined && { by: name }),
});
