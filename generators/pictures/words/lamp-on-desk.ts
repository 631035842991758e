/** A lamp where the words have a desk or a table: it stands on it, and so does what else lies there. */
import { HUMANS } from './beings.ts';
import { homes } from './homes.ts';
import type { Cast, FigureName, Relation, ScenePlan, Setting } from './plan.ts';

/** Any lamp; a lantern that the words call one is carried. */
const LAMPS: ReadonlySet<FigureName> = new Set<FigureName>(['lamp', 'deskLamp']);
const CALLED_LANTERN = /\blanterns?\b|[马提风]灯|灯笼/u;
const ON_FLOOR = /\b(?:floor|standing) lamp|落地灯/u;
const DESK =
  /\b(?:desk|table|writing table)s?\b(?! (?:lamp|light))|(?:[书木圆方茶长]|办公)桌|桌[子上面]|桌(?=[，。])|写字台/u;
/** It stands beside it. */
const ASIDE =
  /\blamps? (?:[a-z]+ )?(?:beside|next to|near|under|behind|by) (?:[a-z]+ ){0,2}(?:desk|table)|桌子?(?:旁|边|旁边|下面?)[^，。]{0,6}灯/u;
/** It is that of the desk, whoever sits there. */
const OF_DESK = /\b(?:desk|table) with (?:an?|the|his|her|their) (?:[a-z]+ ){0,2}lamp/u;
/** Somebody is at it. */
const AT_IT =
  /\bat (?:an?|the|his|her|their) (?:[a-z]+ ){0,2}(?:desk|table)\b|(?:在|坐)[^，。]{0,4}桌[子]?[前边旁]/u;
/** Where a desk may stand. */
const WITHIN: ReadonlySet<Setting | null> = new Set<Setting | null>(['table', 'room', null]);
/** A desk of their own. */
const DESKS: ReadonlySet<FigureName> = new Set<FigureName>(['computer', 'writingDesk']);

/** Puts a lamp, and what lies beside it, on the desk or the table that the words name. @param text lower case */
export function putLampOnDesk(plan: ScenePlan, text: string): void {
  const lantern = CALLED_LANTERN.test(text);
  const isLamp = ({ figure }: Cast) => LAMPS.has(figure) || (figure === 'handLantern' && !lantern);
  const lamp = plan.cast.find(isLamp)?.figure;
  if (!lamp || plan.closeUp || plan.inside || !WITHIN.has(plan.setting) || !DESK.test(text)) return;
  const ties = plan.relations ?? [];
  const held = ties.some(({ how, to }) => how === 'holds' && to === lamp);
  if (held && !OF_DESK.test(text)) return;
  const aside = ON_FLOOR.test(text) || ASIDE.test(text);
  const taken = ties.some(({ how, to }) => (how === 'at' || how === 'on') && to !== 'table');
  plan.setting = 'room';
  if (taken || plan.cast.some(({ figure }) => DESKS.has(figure))) return;
  if (!plan.cast.some(({ figure }) => figure === 'table'))
    plan.cast = [...plan.cast, { figure: 'table', count: 1 }];
  const rest = ties.filter(({ how, to }) => how !== 'holds' || to !== lamp || aside);
  plan.relations = [...rest, ...seats(plan, text, rest), ...(aside ? [] : laid(plan, lamp, rest))];
  if (!aside) for (const one of plan.cast) if (one.figure === lamp) one.figure = 'deskLamp';
}

/** Those at the desk whom nothing else has there. */
function seats(plan: ScenePlan, text: string, ties: readonly Relation[]): Relation[] {
  if (!AT_IT.test(text) || ties.some(({ how }) => how === 'at' || how === 'on')) return [];
  const sat = plan.cast.filter(({ figure }) => HUMANS.has(figure)).slice(0, 1);
  return sat.map(({ figure }) => ({ who: figure, how: 'at', to: 'table' }));
}

/** The lamp, and what is as small. */
function laid(plan: ScenePlan, lamp: FigureName, ties: readonly Relation[]): Relation[] {
  const bound = new Set(ties.flatMap(({ who, to }) => [who, to]));
  const small = plan.cast.filter(
    ({ figure, giant }) => figure !== lamp && homes[figure]?.[0] === 'table' && !giant && !bound.has(figure),
  );
  const all: FigureName[] = ['deskLamp', ...small.map(({ figure }) => figure)];
  return all.map((who) => ({ who, how: 'on', to: 'table' }));
}
