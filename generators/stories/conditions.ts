import { isBeyond } from './dedication.ts';
import type { Cast } from './fill.ts';
import type { When } from './shapes.ts';
import type { Somebody } from './somebody.ts';
import type { Hindrance, Wish } from './wish.ts';

/** Who lives in the water. */
export const swims = ({ creature, the }: Pick<Somebody, 'creature' | 'the'>): boolean =>
  creature && SWIMS.test(the);
const SWIMS = /whale|fish\b|dolphin|octopus|seal\b|turtle|shark|mermaid|鲸|鱼|海豚|章鱼|海豹|海龟|鲨/iu;
const WINTER = /\b(?:new year|christmas|snow\w*|winter)\b|[雪冬]|春节|过年|除夕|圣诞/iu;
const RACE = /\brac(?:e[sd]?|ing)\b|marathon|赛跑|赛车|赛马|马拉松|龙舟/iu;
const FIGHT = /\b(?:duel\w*|swords?|kung fu|samurai|knights)\b|争夺|决斗|对决|比武|武林|剑客|侠/iu;
const FUNNY =
  /\b(?:funny|comed(?:y|ic)|silly|hilarious|humou?r\w*|crazy|polite)\b|搞笑|喜剧|滑稽|幽默|无厘头|沙雕/iu;
/** The moon alone is in the sky of a story on the earth. */
const IN_SPACE =
  /\b(?:space|mars|planet|rocket|orbit)\b|\b(?:on|to|across) the moon\b|\bmoon (?:base|colony|station|town)\b|太空|月球|火星|星球|飞船|宇宙/iu;

/** Who has to do something finds something in the way, even if the idea does not say what. */
const hindrancesOf = (wish: Wish | null): Record<Hindrance, boolean> => {
  const said = wish?.hindrance ?? 'none';
  const is = (one: Hindrance) => one === (said === 'none' ? 'hindered' : said);
  return {
    weather: is('weather'),
    lacks: is('lacks'),
    broken: is('broken'),
    afraid: is('afraid'),
    hindered: is('hindered'),
  };
};

/** Which lines can be told of an idea. @param two whether somebody besides the hero is told of */
export function conditionsOf(
  idea: string,
  { hero, other, setting, sought, wish }: Cast,
  two: boolean,
): Readonly<Record<When, boolean>> {
  const water = SWIMS.test(other.the);
  const space = IN_SPACE.test(idea);
  // a robot lives as people do
  const creature = hero.creature && !hero.machine;
  const winter = WINTER.test(idea);
  return {
    two,
    alone: !two,
    small: other.small && !water,
    water,
    land: !water,
    sought: sought !== '',
    unsaid: sought === '',
    space,
    earth: !space,
    town: setting.kind !== 'wide',
    wide: setting.kind === 'wide',
    indoors: setting.kind === 'inside',
    outdoors: setting.kind !== 'inside',
    creature,
    person: !creature,
    winter,
    mild: !winter,
    race: RACE.test(idea),
    beyond: isBeyond(sought),
    near: !isBeyond(sought),
    swims: swims(hero),
    fight: FIGHT.test(idea),
    light: creature || FUNNY.test(idea),
    ...hindrancesOf(wish),
  };
}
