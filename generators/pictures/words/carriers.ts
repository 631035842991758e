/** What somebody is on or in is drawn so that it can carry them: a pile of books, an open box, the ship of a pirate. */
import { ANIMATE } from './beings.ts';
import type { FigureName, ScenePlan } from './plan.ts';

const IN_BOX =
  /\b(?:in|inside|into|out of) (?:a|an|the|its|his|her) (?:[a-z]+ ){0,2}(?:box|carton)\b|[箱盒]子?[里中]/u;
/** A carpenter's box is of wood. */
const OF_WOOD = /\bwood(?:en)?\b|\bcarpenters?\b|木[头料板匠]|[樟松柏红柚檀]木/u;
/** Whose roof is meant is a car's. */
const CAR_ROOF = /\broof of (?:a|an|the|his|her|my) (?:[a-z]+ ){0,2}(?:car|bus|taxi|truck|van|train)\b/u;
const PILE = /\b(?:piles?|stacks?|heaps?) of\b|[堆摞叠沓]/u;

const SAILS = /\bsail|\byacht|帆/u;
/** A boat that somebody rows has oars. */
const ROWS = /\brow(?:s|ed|ing)?\b(?! of\b)|\boars?\b|划[着了]?[^，。,.]{0,6}[船舟]|[船双木]桨|荡舟/u;

/** How many books are a pile. */
const MANY = 3;

/** Gives the things of a plan that carry somebody the shape for it. @param text lower case */
export function fitCarriers(plan: ScenePlan, text: string): void {
  const rename = (from: FigureName, to: FigureName): void => {
    for (const one of plan.cast) if (one.figure === from) one.figure = to;
    plan.relations &&= plan.relations.map((tie) => (tie.to === from ? { ...tie, to } : tie));
  };
  const on = (to: FigureName, who: (figure: FigureName) => boolean = (one) => ANIMATE.has(one)): boolean =>
    plan.relations?.some((tie) => tie.how === 'on' && tie.to === to && who(tie.who)) ?? false;
  pileBooks(plan, text, on('book'), () => rename('book', 'bookPile'));
  if (IN_BOX.test(text) && on('box')) rename('box', 'openBox');
  else if (OF_WOOD.test(text)) rename('box', 'woodenChest');
  if (CAR_ROOF.test(text)) plan.onRoof = false;
  if (plan.cast.some(({ outfit }) => outfit === 'pirate'))
    for (const vessel of ['ship', 'boat'] as const)
      if (on(vessel)) {
        rename(vessel, 'tallShip');
        for (const one of plan.cast) if (one.figure === 'tallShip') one.pirate = true;
      }
  // nobody fishes from a yacht
  if (
    on('boat') &&
    !SAILS.test(text) &&
    (ROWS.test(text) || plan.cast.some(({ figure, outfit }) => figure === 'rod' || outfit === 'fisher'))
  )
    rename('boat', 'rowboat');
  rowWhatIsNamed(plan, text);
  fishFromBoat(plan, text);
  // a sword has the stone that it is in
  if (plan.cast.some(({ figure }) => figure === 'sword')) {
    plan.cast = plan.cast.filter(({ figure }) => figure !== 'rock');
    plan.relations &&= plan.relations.filter(({ to }) => to !== 'rock');
  }
  // no rock of the deep is one to sit on
  if (on('rock', (who) => who === 'mermaid')) plan.setting ??= 'sea';
}

/** The boat that somebody rows is the one that the words name: "rowing the little boat". */
function rowWhatIsNamed(plan: ScenePlan, text: string): void {
  const [own, named] = (['rowboat', 'boat'] as const).map((it) =>
    plan.cast.find(({ figure }) => figure === it),
  );
  if (!own || !named || SAILS.test(text) || !ROWS.test(text)) return;
  if (named.colour) own.colour ??= named.colour;
  own.count = Math.max(own.count, named.count);
  plan.cast = plan.cast.filter((one) => one !== named);
  plan.relations = (plan.relations ?? []).filter(({ to }) => to !== 'boat');
}

/** Who fishes beside a boat that the words name, and nowhere else, is in it: 孤舟蓑笠翁. */
function fishFromBoat(plan: ScenePlan, text: string): void {
  const fishing = plan.relations?.find(({ how, to }) => how === 'holds' && to === 'rod');
  const boat = plan.cast.some(({ figure }) => figure === 'rowboat');
  const ashore = /\b(?:beside|near|by|behind|next to)\b|[岸旁边]/u.test(text);
  const aboard = plan.relations?.some(({ who, to }) => to === 'rowboat' && who === fishing?.who);
  if (fishing && boat && !ashore && !aboard)
    plan.relations = [...(plan.relations ?? []), { ...fishing, how: 'on', to: 'rowboat' }];
}

/** Books are a pile under somebody, and where the words say so; nothing else lies on an open book. */
function pileBooks(plan: ScenePlan, text: string, carries: boolean, pile: () => void): void {
  const book = plan.cast.find(({ figure }) => figure === 'book');
  if (!book) return;
  const held = plan.relations?.some(({ how, to }) => how === 'holds' && to === 'book') ?? false;
  if (carries || (PILE.test(text) && !held)) {
    book.stacked = book.count > 1 || PILE.test(text) ? Math.max(MANY, Math.min(book.count, 6)) : 1;
    book.count = 1;
    pile();
  } else plan.relations &&= plan.relations.filter(({ how, to }) => !(how === 'on' && to === 'book'));
}
