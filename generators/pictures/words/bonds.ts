/** How the words around a thing relate somebody to it. */

import { isBeast } from '../figures/beasts/rows.ts';
import { CABS } from '../figures/cabs.ts';
import { HELD } from '../figures/held.ts';
import { SEATS } from '../figures/seats.ts';
import { STATIONS } from '../figures/stations.ts';
import { before, verb } from './before-noun.ts';
import { ANIMATE, HUMANS } from './beings.ts';
import type { Cabin } from './cabins.ts';
import type { Named } from './named.ts';
import type { FigureName, Relation } from './plan.ts';
import { FLYING, STEERING } from './steering.ts';

type How =
  | Relation['how']
  | 'hugs'
  | 'takes'
  | 'in'
  | 'with'
  | 'by'
  | 'drives'
  | 'steers'
  | 'flies'
  | 'from'
  | 'boards'
  | 'crosses';

/** Into a vehicle with others in it. */
const BOARDS = /(?:在|[挤坐登跳]上了?|[挤坐钻]进了?)(?:[^，。！？,.!?在]{0,4}的)?$/u;
const GETS_ON =
  /(?<![a-z])(?:boards?|boarding|boarded|squeez(?:es?|ed|ing) (?:in|on)to) (?:a|an|the|her|his) (?:[a-z-]+ ){0,2}$/u;

/** Words for each relation in both languages, before or after the thing. */
const LINKS: readonly {
  how: How;
  en: RegExp;
  enAfter?: RegExp;
  zh?: RegExp;
  zhAfter?: RegExp;
  /** Words before and after the thing, with a bar in its place. */
  zhAround?: RegExp;
  /** What follows the thing where the words are no such link. */
  unlessAfter?: RegExp;
}[] = [
  {
    how: 'leads',
    en: /(?<![a-z])(?:walk|walks|walking|lead|leads|leading) (?:a|an|the|his|her|their|my|two|three)(?: (?!(?:and|with|to|in|on)\b)[a-z-]+){0,2} $/u,
    enAfter: /^ on (?:a|an|its|the|his|her) (?:[a-z]+ )?(?:lead|leash)\b/u,
    zh: verb('牵|遛'),
  },
  {
    how: 'hugs',
    en: before(
      'hugs?|hugging|embraces?|embracing|cuddles?|cuddling|(?:throws|throwing|puts|put|wraps|wrapped|threw) (?:his|her|their) arms around',
    ),
    zh: verb('拥抱|搂|紧抱|抱住'),
  },
  { how: 'steers', ...STEERING },
  { how: 'flies', en: FLYING },
  {
    how: 'in',
    en: before('in|inside|aboard|inside of|interior of'),
    zhAfter: /^(?:车厢)?(?:里面|里|内|中(?![午间]))/u,
  },
  // 挤上了地铁, 在地铁: in it, unless they are beside it
  { how: 'boards', en: GETS_ON, zh: BOARDS, unlessAfter: /^(?:站|口|前|旁|边|外|后|下|顶|门|窗|上空)/u },
  // a cat that somebody gets out of a tree is still in it
  { how: 'from', en: before('from|down from|out of') },
  // before "on": who drives a car is in it, not on its roof
  { how: 'drives', en: before('drives?|driving|drove'), zh: verb('驾|驾驶|开着') },
  {
    how: 'on',
    en: before(
      'on|on top of|on the (?:roof|hood|bonnet) of|on (?:a|the|his|her) (?:[a-z]+ )?(?:pile|stack|heap) of|atop|onto|up|climbs|climbing|rides?|riding|rode|crossing|crosses|rows?',
    ),
    zh: verb('骑|骑上|乘|乘坐|坐|划|爬|踩'),
    zhAfter: /^(?:顶上?|上面|上(?![空方午升学课班路网场去来])|背上)/u,
  },
  // over a bridge on their feet or wheels, not in the air
  {
    how: 'crosses',
    en: before(
      'across|(?:walk|walks|walking|run|runs|running|drives?|driving|goes|going|rides?|riding|roll|rolls|rolling) over|passes over',
    ),
    zh: verb('过|走过|跑过|开过|驶过|穿过|跨过|通过|经过|走在|行驶在'),
  },
  {
    how: 'holds',
    en: before(
      '(?:hold|holds|holding)(?: up| out| high)?|serves|serving|give|gives|giving|carry|carries|carrying|hug|hugs|hugging|eats?|eating|drinks?|drinking|plays?|playing|fly|flies|flying|reads?|reading',
    ),
    zh: verb(
      '抱|送|拿|举|捧|提|握|端|吃|喝|弹|看|读|玩(?![得的耍])|手持|撑|撑起|打(?![听探量算])|打起|(?<![使没有不作信费])用',
    ),
    zhAround: /[把将][^，。|]{0,5}\|[^，。]{0,4}[抱捧端举](?![怨歉负行办])/u,
  },
  {
    how: 'takes',
    en: before(
      'find|finds|finding|found|lifts?|lifting|raises?|raising|raised|picks? up|picked up|takes?|took|opens?|opened|receives?|received|gets?|got',
    ),
    zh: verb('捡到|捡起|捡|拾起|拾到|找到|收到|打开|拆开|拿到|掏出'),
  },
  {
    how: 'at',
    en: before('push|pushes|pushing|building|builds|making|makes|play|plays|playing'),
    zh: verb('推|堆'),
  },
  {
    how: 'by',
    en: before('at|around|round|by|beside|next to|in front of'),
    zh: verb('围|围着|围坐在'),
    zhAfter: /^(?:前面|旁边|周围|前|旁|边)/u,
  },
  // 放风筝, but 放羊 is to herd
  { how: 'with', en: before('with'), zh: verb('放') },
  {
    how: 'under',
    en: before('under|beneath|below|underneath|share|shares|sharing'),
    zhAfter: /^(?:底下|下面|下(?![雨雪午着]))/u,
  },
];

/** Figures with an interior that can be painted. */
const CABINS: ReadonlySet<FigureName> = new Set<Cabin>([
  'train',
  'bus',
  'car',
  'plane',
  'ship',
  'rocket',
  'submarine',
  'tent',
]);
/** What passengers are in. */
const RIDDEN_IN: ReadonlySet<FigureName> = new Set<Cabin>(['train', 'bus', 'plane', 'tent']);
/**
 * A relation, or `inside`: in a vehicle that is the setting; `drives`: at the wheel of a car, which is an open one then;
 * `steers`: in the front window of another vehicle, which is a relation `on` it; `hugs`: both are in each other's arms.
 */
export type Bond = Relation['how'] | 'hugs' | 'inside' | 'drives' | 'steers' | 'people at';

/** How tall in hand what is that nobody picks up with one: a treasure chest, a kite. */
const LARGE = 27;

/** The relation that a linking word makes with a thing; null if it cannot be drawn. */
function bondOf(how: How, to: FigureName): Bond | null {
  if (how === 'leads') return isBeast(to) || to === 'cat' || to === 'panda' ? how : null;
  if (how === 'hugs') return HUMANS.has(to) ? how : bondOf('holds', to);
  if (how === 'steers')
    return CABS[to]
      ? how
      : to === 'boat' || to === 'rowboat' || to === 'ship' || to === 'tallShip'
        ? 'on'
        : bondOf('drives', to);
  if (how === 'flies')
    return to === 'plane' || to === 'rocket' || to === 'helicopter'
      ? 'steers'
      : to === 'balloon'
        ? 'on'
        : null;
  // "driving past a bus" does not steer it
  if (how === 'drives' && CABS[to]) return null;
  if (how === 'drives')
    return to === 'car' || to === 'convertible' ? how : bondOf(SEATS[to] ? 'on' : 'in', to);
  if (how === 'boards') return RIDDEN_IN.has(to) ? 'inside' : null;
  // nobody can be seen on a train that is not in it
  if ((how === 'in' || (how === 'on' && !SEATS[to])) && CABINS.has(to)) return 'inside';
  if ((how === 'in' || how === 'on' || how === 'from') && to === 'tree') return 'up';
  if (how === 'from') return null;
  if (how === 'in' || how === 'on') return SEATS[to] ? 'on' : null;
  if (how === 'crosses') return to === 'bridge' ? 'on' : null;
  if (how === 'at') return STATIONS[to] ? 'at' : null;
  // a cat next to a piano does not play it, but it sits by a fire
  if (how === 'by') return STATIONS[to] ? (STATIONS[to].low ? 'at' : 'people at') : null;
  if (to === 'umbrella') return 'holds';
  if (how === 'holds') return HELD[to] ? 'holds' : null;
  // somebody who finds something small has it in hand
  if (how === 'takes') return !ANIMATE.has(to) && (HELD[to]?.tall ?? LARGE) < LARGE ? 'holds' : null;
  // "a man with a guitar" holds it, but "a man with a dog" stands next to it
  if (how === 'with' && HUNG_FROM.has(to)) return 'on';
  if (how === 'with') return HELD[to] && !ANIMATE.has(to) ? 'holds' : null;
  return to === 'tree' ? 'under' : null;
}

/** Who is with it hangs from it. */
const HUNG_FROM: ReadonlySet<FigureName> = new Set<FigureName>(['parachute', 'paraglider']);

const RESCUE = /\b(?:rescu|sav(?:e|es|ed|ing)\b)/u;

const VILLAGE = /(?:村|village|town)$/u;

/** The relation that the words around the `i`th name make with it. */
export function bondIn(text: string, named: readonly Named[], i: number): Bond | null {
  const one = named[i];
  if (!one?.figure) return null;
  // 渔村里: who is in a fishing village is in none of its boats
  if (VILLAGE.test(text.slice(one.start, one.end)) && one.figure !== 'house') return null;
  const front = text
    .slice(Math.max(named[i - 1]?.end ?? 0, one.start - 40), one.start)
    .replace(/^.*[,.;:，。；：]/u, '');
  const back = text.slice(one.end, one.end + 12);
  for (const { how, en, enAfter, zh, zhAfter, zhAround, unlessAfter } of LINKS) {
    if (unlessAfter?.test(back)) continue;
    const around = zhAround?.test(`${front}|${back}`) ?? false;
    if (!en.test(front) && !enAfter?.test(back) && !zh?.test(front) && !zhAfter?.test(back) && !around)
      continue;
    // who picks apples from a tree is not in it
    if (how === 'from' && !RESCUE.test(text)) continue;
    const bond = bondOf(how, one.figure);
    if (bond) return bond;
  }
  return null;
}
