import { HELD } from '../figures/held.ts';
import { ANIMATE, HOLDERS, HUMANS, PEOPLE } from './beings.ts';
import { type Bond, bondIn } from './bonds.ts';
import type { Cabin } from './cabins.ts';
import { AND, areTogether, companyAfter, goesAlong } from './company.ts';
import { crewAfter } from './crew.ts';
import { freeHands } from './free-hands.ts';
import { isGone, isInHand } from './in-hand.ts';
import { isThing, type Named, type Thing } from './named.ts';
import type { FigureName, Relation, ScenePlan } from './plan.ts';

/** After a vehicle that took somebody where they are. */
const ON_THE_WAY = /^(?:去|来|回|赶)[到了]?[^，,。！？!?]{0,10}[，,][^。！？!?]{0,4}在/u;
/** Words for an interior with nobody in it. */
const INTERIOR = /\b(?:inside|interior of)\b|内部|里面/u;

/**
 * Adds the relations that the text names to a plan. Things whose relation cannot be drawn stay side by side.
 * @param named in the order of the text
 */
export function relate(plan: ScenePlan, text: string, named: readonly Named[]): ScenePlan {
  const relations: Relation[] = [];
  const add = (relation: Relation): void => {
    const known = relations.some(
      ({ who, trait, by, to }) =>
        who === relation.who && trait === relation.trait && by === relation.by && to === relation.to,
    );
    // no circular relations
    const turned = relations.some(({ who, to }) => who === relation.to && to === relation.who);
    if (relation.who !== relation.to && !known && !turned) relations.push(relation);
  };
  named.forEach((one, i) => {
    if (one.doing) {
      const crew = doersOf(text, named, i);
      if (crew.length === 0) return;
      const { colour, place, ...act } = one.doing;
      if (place) plan.setting ??= place;
      if (!plan.cast.some(({ figure }) => figure === act.to))
        plan.cast.push({ figure: act.to, count: 1, ...(colour && { colour }) });
      for (const who of crew) add({ ...act, ...bearer(who) });
      return;
    }
    // nobody has in hand what is larger than they are
    if (plan.cast.some(({ figure, giant }) => giant && figure === one.figure && !ANIMATE.has(figure))) return;
    const bond = bondIn(text, named, i) ?? (isHeldToo(text, named, i, relations) ? 'holds' : null);
    if (!bond) {
      for (const who of crewAfter(text, named, i)) add({ ...bearer(who), how: 'on', to: one.figure });
      if (isGone(text, named, i)) plan.cast = plan.cast.filter(({ figure }) => figure !== one.figure);
      if (isInHand(text, named, i))
        for (const who of bearersOf(text, named, i, relations, 'holds').slice(0, 1))
          add({ ...bearer(who), how: 'holds', to: one.figure });
      return;
    }
    const doers = bearersOf(text, named, i, relations, bond);
    const bearers = doers.length > 0 && TAKES_ALONG.has(bond) ? withCompany(text, named, i, doers) : doers;
    if (bond === 'inside') {
      // 坐火车去了她的城市，在咖啡馆…: on the way, and no more
      if (plan.setting && ON_THE_WAY.test(text.slice(one.end))) {
        plan.cast = plan.cast.filter(({ figure }) => figure !== one.figure);
        return;
      }
      // "drives to the sea in a car": at its wheel
      if (one.figure === 'car' && relations.some(({ to }) => to === 'convertible')) {
        plan.cast = plan.cast.filter(({ figure }) => figure !== 'car');
        return;
      }
      if (bearers.length === 0 && !INTERIOR.test(text)) return;
      plan.inside ??= one.figure as Cabin;
      return;
    }
    // who drives a taxi is seen in its window, under its sign
    if (bond === 'drives' && plan.cast.some(({ figure, taxi }) => figure === one.figure && taxi)) {
      for (const who of bearers) add({ ...bearer(who), how: 'on', to: one.figure });
      return;
    }
    if (bond === 'drives') {
      if (bearers.length > 0)
        for (const cast of plan.cast) if (cast.figure === one.figure) cast.figure = 'convertible';
      for (const who of bearers) add({ ...bearer(who), how: 'on', to: 'convertible' });
      return;
    }
    if (bond === 'hugs') {
      const other = isSomebody(one) ? [one] : [];
      if (bearers.length === 0 || one.doing) return;
      if (!plan.cast.some(({ figure }) => figure === 'embrace'))
        plan.cast.push({ figure: 'embrace', count: 1 });
      for (const who of [...bearers, ...other]) add({ ...bearer(who), how: 'at', to: 'embrace' });
      return;
    }
    const how = bond === 'people at' ? 'at' : bond === 'steers' ? 'on' : bond;
    for (const who of bearers) add({ ...bearer(who), how, to: one.figure });
  });
  freeHands(relations, plan);
  if (plan.inside) {
    plan.cast = plan.cast.filter(({ figure }) => figure !== plan.inside);
    plan.setting = 'cabin';
  }
  if (relations.length > 0) plan.relations = relations;
  return plan;
}

/** Whether a thing is in the hands of those who hold the one before it: "a balloon and an ice cream", 气球和冰淇淋. */
function isHeldToo(
  text: string,
  named: readonly Named[],
  i: number,
  relations: readonly Relation[],
): boolean {
  const [last, one] = [named[i - 1], named[i]];
  if (!isThing(last) || !isThing(one) || !HELD[one.figure] || ANIMATE.has(one.figure)) return false;
  const tie = relations.at(-1);
  return tie?.how === 'holds' && tie.to === last.figure && AND.test(text.slice(last.end, one.start));
}

/** Things of which each of a group has their own; there is one kite for a mother and her daughter. */
const EACH: ReadonlySet<FigureName> = new Set<FigureName>([
  'coffee',
  'milkTea',
  'drinkGlass',
  'book',
  'newspaper',
  'rod',
]);
/** What takes all of a group, the dog too. */
const ABOARD: ReadonlySet<FigureName> = new Set<FigureName>(['rowboat', 'ship']);

/** What one does in or on something, and so does whoever is with one. */
const TAKES_ALONG: ReadonlySet<Bond> = new Set<Bond>(['on', 'drives', 'steers', 'people at', 'up']);

/** Those who do something at or on the `i`th name, with whoever the words after it take along. */
function withCompany(text: string, named: readonly Named[], i: number, doers: readonly Thing[]): Thing[] {
  const one = named[i];
  const to = one?.doing?.to ?? one?.figure;
  if (!to || !doers.every(({ figure }) => ANIMATE.has(figure))) return [...doers];
  const more = companyAfter(text, named, i).filter((other) => goesAlong(other, to) && !doers.includes(other));
  return [...doers, ...more];
}

/** Somebody with those named right before them: the rabbit too in "a rabbit and a fox drinking tea". @param around the nearest before first */
function groupOf(text: string, around: readonly Thing[], last: Thing): Thing[] {
  const group = [last];
  for (const before of around.slice(around.indexOf(last) + 1)) {
    const after = group[0];
    if (!after || before.end > after.start || !areTogether(text.slice(before.end, after.start))) break;
    group.unshift(before);
  }
  return group;
}

/** Somebody right before or, in Chinese, right after what they do. */
function nearest(text: string, named: readonly Named[], i: number): Named[] {
  const one = describedBy(text, named, i) ?? named[i - 1];
  return one && isThing(one) && ANIMATE.has(one.figure) ? [one] : [];
}

/** Who does the `i`th name's doing: the last before it, else the first after it; everybody of the sentence if it is done together. */
function doersOf(text: string, named: readonly Named[], i: number): Thing[] {
  const one = named[i];
  const after = describedBy(text, named, i);
  const around = [...(after ? [after] : []), ...named.slice(0, i).reverse(), ...named.slice(i)].filter(
    isSomebody,
  );
  // of a boy and his dog the boy flies the kite, and of 爸爸带着儿子 the father fishes
  const last = around.find(({ figure }) => PEOPLE.has(figure)) ?? around[0];
  const leads = /^(?:带着|带|陪着|陪|领着|给|向)$/u;
  const who = around.find((lead) => last && leads.test(text.slice(lead.end, last.start))) ?? last;
  // a dog does not play chess with the people beside it, but alone it does
  if (!who || !one?.doing) return [];
  const [nearby] = around;
  const { how, to } = one.doing;
  if (ABOARD.has(to)) return nearby ? withCompany(text, named, i, groupOf(text, around, nearby)) : [];
  if (how === 'on')
    return withCompany(
      text,
      named,
      i,
      groupOf(text, around, last ?? who).filter((other) => other === who || goesAlong(other, to)),
    );
  if (how !== 'at')
    return EACH.has(to)
      ? withCompany(text, named, i, groupOf(text, around, who)).filter(({ figure }) =>
          PEOPLE.has(who.figure) ? PEOPLE.has(figure) : true,
        )
      : [who];
  // all whom a story names are its people
  const isPerson = ({ figure, name }: Thing): boolean => PEOPLE.has(figure) || name !== undefined;
  const people = isPerson(who);
  const busy = named.flatMap((other, j) => (other.doing && j !== i ? nearest(text, named, j) : []));
  return named.filter(isSomebody).filter(
    (other) =>
      isPerson(other) === people &&
      // who does something else of their own does not do this
      (other === who || !busy.includes(other)) &&
      !/[.;!?。；！？]/u.test(text.slice(Math.min(other.end, one.end), Math.max(other.start, one.start))),
  );
}

const isSomebody = (one: Named): one is Thing => isThing(one) && HOLDERS.has(one.figure);
const bearer = ({ figure, trait, name }: Thing): Pick<Relation, 'who' | 'trait' | 'by'> => ({
  who: figure,
  ...(trait && { trait }),
  ...(name !== undefined && { by: name }),
});

/** Who is described by the `i`th name in Chinese, where what they do is before them: 骑着恐龙的男孩. */
function describedBy(text: string, named: readonly Named[], i: number): Named | undefined {
  const [one, next] = [named[i], named[i + 1]];
  const of = /^[上里下中内]?[面边]?的(?:[一两三几][只个条位名])?[^，。、,.和与的]{0,2}$/u;
  return one && next && of.test(text.slice(one.end, next.start)) ? next : undefined;
}

/** Whether what is done at the `i`th name is told by the noun for who does it: a fisherman. */
const isCalling = (named: readonly Named[], i: number): boolean =>
  [named[i - 1], named[i + 1]].some(
    (other) => isThing(other) && other.start === named[i]?.start && other.end === named[i]?.end,
  );

/** Between a person and the animal that they do something to. */
const TENDS =
  /^ (?:is |are |was |were )?(?:gently |carefully )?(?:feed|wash|brush|comb|groom|pet|tempt|lur|catch|chas|draw|paint|examin|treat|heal|shear|milk|clean|dry|photograph|film)(?:s|es|ing|ed|e)? (?:(?:a|an|the|his|her|its|some|two|three) )?(?:[a-z]+ )?$/u;

/** Who has the tool for what they do to the animal that is the `i`th name: a girl who feeds a lamb with a bottle. */
function tenderOf(text: string, named: readonly Named[], i: number): Thing | undefined {
  const [before, animal] = [named[i - 1], named[i]];
  return isThing(before) && isThing(animal) && PEOPLE.has(before.figure) && !PEOPLE.has(animal.figure)
    ? TENDS.test(text.slice(before.end, animal.start))
      ? before
      : undefined
    : undefined;
}

/** The subjects of the `i`th name's relation: those named before it, else after it, with their group. */
export function bearersOf(
  text: string,
  named: readonly Named[],
  i: number,
  relations: readonly Relation[],
  bond: Bond,
): Thing[] {
  const can = (one: Named | undefined): one is Thing => isThing(one) && canBe(one.figure);
  const canBe = (figure: FigureName): boolean =>
    figure !== 'tree' &&
    (bond !== 'holds' || HOLDERS.has(figure)) &&
    (bond !== 'hugs' || HUMANS.has(figure)) &&
    (bond !== 'at' || ANIMATE.has(figure)) &&
    (bond !== 'leads' || ANIMATE.has(figure)) &&
    (bond !== 'steers' || ANIMATE.has(figure)) &&
    (bond !== 'people at' || PEOPLE.has(figure)) &&
    (bond !== 'up' || ANIMATE.has(figure)) &&
    !relations.some(({ how, to }) => to === figure && (how === 'holds' || bond === 'under'));
  const sentence = (from: number, to: number): boolean => !/[.;。；]/u.test(text.slice(from, to));
  const one = named[i];
  if (!one) return [];
  const after = describedBy(text, named, i);
  if (can(after)) return [after];
  let at = i - 1;
  while (at >= 0 && !can(named[at])) at--;
  const first = named[at];
  const tender = bond === 'holds' && can(first) ? tenderOf(text, named, at) : undefined;
  if (tender) return [tender];
  if (can(first) && sentence(first.end, one.start)) {
    const group = [first];
    for (let j = at; j > 0; j--) {
      const [other, next] = [named[j - 1], named[j]];
      // what somebody is by their calling is no other one: a fisherman has a rod
      if (other?.doing && isCalling(named, j - 1)) continue;
      const after = group[0];
      if (!can(other) || !next || !after || !areTogether(text.slice(other.end, after.start))) break;
      // what somebody rides or holds is of their clause: "a boy riding a dinosaur, a bear driving a bus"
      if (relations.some(({ to }) => to === other.figure)) break;
      group.unshift(other);
    }
    return group;
  }
  const next = named.slice(i + 1).find(can);
  return next && sentence(one.end, next.start) ? [next] : [];
}
