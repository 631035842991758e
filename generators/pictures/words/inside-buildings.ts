/** Which room of a building a picture shows: of a hospital's corridor the corridor, of a church its pews. */
import type { Match } from './match.ts';
import type { FigureName, ScenePlan } from './plan.ts';
import type { Sense } from './senses.ts';
import type { Interior } from './surroundings.ts';

interface Building {
  figure: FigureName;
  interior: Interior;
  /** Words that put somebody inside. */
  within: RegExp;
}

const BUILDINGS: readonly Building[] = [
  {
    figure: 'church',
    interior: 'church',
    within:
      /\b(?:in|inside|into|enters?) (?:(?:a|an|the|this|that|her|his|their) )?(?:(?!front\b)[a-z-]+ ){0,2}(?:church|chapel|cathedral)\b(?! ?(?:yard|tower|bells?|door|garden))|\b(?:church|chapel|cathedral) interior\b|教堂(?:里|内|中(?!心))|(?:在|走进了?|进入|来到)[^，。！？、]{0,3}教堂(?![前外旁门边后顶上尖钟])|\bthe (?:church|chapel|cathedral) behind\b|身后是教堂|^[^.。]{0,60}(?:shot|close-up|特写|景)[^.。]{0,24}[,，] ?(?:[a-z]+ )?(?:church|chapel|cathedral|教堂)[,，.](?!.*(?:\b(?:whole|view) of the |的全貌|的景象))/u,
  },
  {
    figure: 'barn',
    interior: 'stable',
    within:
      /\b(?:in|inside|into|enters?) (?:(?:a|an|the|this|that|her|his|their) )?(?:(?!front\b)[a-z-]+ ){0,2}barn\b(?! ?(?:yard|door|roof))|(?:谷仓|牲口棚)(?:里|内|中)|(?:在|走进了?|进入)[^，。！？、]{0,3}(?:谷仓|牲口棚)(?![前外旁门边后顶上])/u,
  },
];

/** Puts the picture inside a building that the words say somebody is in, if they name no other place. @param text lower case */
export function goInside(plan: ScenePlan, text: string): void {
  for (const { figure, interior, within } of BUILDINGS) {
    const there = plan.setting === 'room' && plan.interior === interior;
    if (!there && (plan.setting !== null || !within.test(text))) continue;
    plan.cast = plan.cast.filter((one) => one.figure !== figure);
    plan.relations = (plan.relations ?? []).filter(({ who, to }) => who !== figure && to !== figure);
    plan.setting = 'room';
    plan.interior = interior;
  }
}

const WITH_DOORS: ReadonlySet<FigureName> = new Set<FigureName>(['train', 'bus', 'plane']);

/** The doors of an elevator or a train are its own, and no house front beside it. */
export function leaveOwnDoors(plan: ScenePlan): void {
  const own = plan.interior === 'elevator' || plan.setting === 'cabin';
  if (!own && !plan.cast.some(({ figure }) => WITH_DOORS.has(figure))) return;
  plan.cast = plan.cast.filter(({ figure }) => figure !== 'door');
  plan.relations = (plan.relations ?? []).filter(({ who, to }) => who !== 'door' && to !== 'door');
}

/** Parts of buildings of many kinds. */
const PARTS: ReadonlySet<Interior> = new Set<Interior>([
  'corridor',
  'stairs',
  'elevator',
  'lobby',
  'bathroom',
]);

/**
 * The room that a picture shows of two that its words name: the first, but 学校图书馆 is the library, and a fire is seen in any room.
 * @param between the words between the two, if nothing else is named there
 */
export function roomOf(now: Interior | undefined, next: Interior, between = ','): Interior {
  if (now === undefined || next === 'fireside') return next;
  if (now === 'fireside') return now;
  // stairs that a room has are in it
  if (/ with (?:[a-z]+ ){0,3}$|[有带](?:着|一)?[^，。,.]{0,4}$/u.test(between)) return now;
  return (PARTS.has(next) && !PARTS.has(now)) || /^(?: |的|['’]s )?$/u.test(between) ? next : now;
}

/** The words between a room and the one named right after it; undefined if something else was named last. */
export const sinceRoom = (
  text: string,
  { start }: Match<Sense[]>,
  last: Match<Sense[]> | undefined,
): string | undefined =>
  last?.means.some(({ of }) => of === 'interior') ? text.slice(last.end, start) : undefined;
