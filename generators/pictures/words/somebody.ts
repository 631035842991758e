/** Who does what the words name without anybody: somebody skis in 滑雪, two play in "a game of chess by the sea". */
import { playersOf } from '../figures/ensembles.ts';
import { ANIMATE } from './beings.ts';
import type { Named } from './named.ts';
import type { Cast, FigureName, ScenePlan } from './plan.ts';

/**
 * What follows a verb that only says what a thing is for: "a fishing boat", 滑雪场.
 */
const KIND_OF_THING =
  /^(?: (?:boats?|ships?|vessels?|villages?|harbou?rs?|ports?|towns?|nets?|hooks?|lines?|trails?|schools?|lamps?|lights?|rooms?|nooks?|glasses|corners?|chairs?|oils?|pots?|pans?|utensils?|tools?|books?|class(?:es)?|clubs?|courses?|logos?|icons?|apps?|resorts?|lifts?|goggles|gear|equipment|suits?|jackets?|helmets?|poles?|slopes?|desks?|paper|pads?|tables?|sheets?|trays?|shops?|stores?|brands?|competitions?|languages?)\b|场|板|服|镜|灯|室|角|区|会|椅|台|比赛|器|店|课|教室|机|杆|竿|船|帽|鞋|装备|用品|软件|语言)/u;

/** What is before a verb that nobody does here: "leaves wet from watering", "tools for fishing". */
const IN_GENERAL = /\b(?:from|for|after|without|about) $/u;

/** A hand that holds something, and is all that is seen of somebody: "a hand holding a rose", 一只手拿着玫瑰. */
const HAND =
  /(?<![a-z])hands? (?:(?:is|are|gently|softly) )?(?:holds?|holding)\b|(?<![牵拉伸])手(?:里|中)?正?(?:拿|握|捧|举|托)/u;

/** Who lies is left out where a text begins with it: "lying on the grass", 躺在草地上看星星. */
const LIES = /^\s*(?:lying (?:on|in)\b|(?:静静地?|慢慢地?)?躺(?![椅平枪赢]))/u;

/** What two do together, and what two who love each other do. */
const TOGETHER: Partial<Record<FigureName, Pick<Cast, 'count' | 'pair' | 'outfit'> & { figure?: 'child' }>> =
  {
    band: { count: playersOf('band') },
    orchestra: { count: playersOf('orchestra'), outfit: 'groom' },
    jazzTrio: { count: playersOf('jazzTrio'), outfit: 'groom' },
    quartet: { count: playersOf('quartet'), outfit: 'groom' },
    hidingPlace: { figure: 'child', count: 4 },
    chess: { count: 2 },
    tugRope: { count: 6 },
    cakeTable: { count: 3 },
    embrace: { count: 2, pair: true },
    dancingPair: { count: 2, pair: true },
    handInHand: { count: 2, pair: true },
  };

/**
 * Adds somebody to a plan and to the names of a text that tells what is done, but not by whom.
 * @param all what the text names, in order
 */
export function letSomebodyDo(plan: ScenePlan, text: string, all: readonly Named[]): readonly Named[] {
  if (plan.cast.some(({ figure }) => ANIMATE.has(figure))) return all;
  const hand = HAND.exec(text);
  if (hand) {
    plan.cast.push({ figure: 'hand', count: 1 });
    const at = all.findIndex(({ start }) => start >= hand.index);
    return all.toSpliced(at < 0 ? all.length : at, 0, {
      figure: 'hand',
      start: hand.index,
      end: hand.index + 1,
    });
  }
  if (LIES.test(text)) {
    plan.cast.push({ figure: 'person', count: 1 });
    return [{ figure: 'person', start: 0, end: 0 }, ...all];
  }
  const i = all.findIndex(
    ({ doing, start, end }) =>
      doing &&
      !IN_GENERAL.test(text.slice(0, start)) &&
      !plan.cast.some(({ figure }) => figure === doing.to) &&
      !KIND_OF_THING.test(text.slice(end)),
  );
  const one = all[i];
  if (!one?.doing) return all;
  plan.cast.push({ figure: 'person', count: 1, ...TOGETHER[one.doing.to] });
  const { figure } = plan.cast.at(-1) ?? {};
  return all.toSpliced(i, 0, { figure: figure ?? 'person', start: one.start, end: one.start });
}
