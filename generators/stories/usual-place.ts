import { isCity, isSight } from '../text/named-places.ts';
import type { Wideness } from '../text/place.ts';
import { Where } from '../text/where.ts';
import type { Language } from '../text/words.ts';

/** Where a story is. */
export interface Setting {
  /** "the small town"; 小镇. */
  the: string;
  /** "in the small town"; 小镇里. */
  at: string;
  kind: Wideness;
}

/** Where those are at home of whom an idea does not say it: words of the hero, the place in both languages. */
const HOMES: readonly [RegExp, string, string, Wideness][] = [
  [/lighthouse|灯塔/iu, 'lighthouse', '灯塔', 'town'],
  [/bak(?:er|ery)|面包/iu, 'bakery', '面包店', 'inside'],
  [/barista|咖啡/iu, 'cafe', '咖啡馆', 'inside'],
  [/teacher|student|pupil|classmate|school|老师|学生|同学|校/iu, 'school', '学校', 'inside'],
  [/chef|cook\b|厨/iu, 'kitchen', '厨房', 'inside'],
  [/doctor|nurse|医生|护士/iu, 'hospital', '医院', 'inside'],
  [/fisher|sailor|captain|渔|水手|船长/iu, 'harbor', '港口', 'wide'],
  [/farmer|shepherd|cow|sheep|农|牧|牛|羊/iu, 'farm', '农场', 'wide'],
  [/knight|king\b|queen|prince|princess|骑士|国王|王后|王子|公主/iu, 'castle', '城堡', 'town'],
  [/astronaut|alien|宇航|外星/iu, 'space station', '空间站', 'inside'],
  [/detective|inspector|office worker|accountant|侦探|警|上班族|白领/iu, 'office', '办公室', 'inside'],
  [/\bbees?\b|beekeeper|flowers?\b|蜜蜂|蝴蝶|养蜂/iu, 'meadow', '草地', 'wide'],
  [/robot|android|机器人/iu, 'city', '城市', 'town'],
  [/whale|fish|octopus|mermaid|turtle|dolphin|coral|reef|鲸|鱼|海|珊瑚/iu, 'sea', '大海', 'wide'],
  [/penguin|polar|seal|arctic|企鹅|北极|南极|海豹/iu, 'ice', '冰面', 'wide'],
  [
    /fox|bear|wolf|rabbit|deer|owl|squirrel|hedgehog|badger|lion|tiger|狐|熊|狼|兔|鹿|鹰|松鼠|刺猬|狮|虎/iu,
    'forest',
    '森林',
    'wide',
  ],
  [/panda|volcano|eagle|dragon|monk|熊猫|火山|龙|和尚|道士|剑|侠|高手/iu, 'mountains', '山里', 'wide'],
  [/courier|driver|rider|musician|busker|快递|外卖|司机|骑手|歌手/iu, 'city', '城市', 'town'],
];
const ANYWHERE = ['small town', '小镇', 'town'] as const;

const ON =
  /\b(?:moon|mars|island|beach|street|streets|road|roof|rooftop|rooftops|bridge|ship|boat|farm|mountain|planet|hill|coast|shore|cliff|ice|platform|train|deck|playground|square|field|stage)$/iu;
const AT =
  /\b(?:harbor|harbour|lake|sea|lighthouse|school|airport|station|stop|river|seaside|riverside|lakeside|zoo|pond|port|pier|stadium)$/iu;

/** @param words of the hero, for an idea that names no place */
export function settingOf(idea: string, words: string, language: Language): Setting {
  const where = new Where(language);
  where.follow(idea);
  const [, en, zh, kind] = HOMES.find(([hero]) => hero.test(words)) ?? [null, ...ANYWHERE];
  const usual = { name: language === 'zh' ? zh : en, kind };
  const { name, kind: wideness } = where.place ?? usual;
  if (language === 'zh')
    return { the: name, at: /[里上中下边面口处头]$/u.test(name) ? name : `${name}里`, kind: wideness };
  if (name === 'home') return { the: 'the house', at: 'at home', kind: wideness };
  const own = /^(?:mars|space)$/iu.test(name);
  const the = isCity(name) || isSight(name) ? name : own ? name.replace(/^m/u, 'M') : `the ${name}`;
  return { the, at: `${ON.test(name) ? 'on' : AT.test(name) ? 'at' : 'in'} ${the}`, kind: wideness };
}

/** Where those are of a story whose idea names a house that burns: in the town around it. */
export const aroundHouse = (setting: Setting, language: Language): Setting =>
  setting.kind === 'inside' ? inOpen(language) : setting;
const inOpen = (language: Language): Setting =>
  language === 'zh'
    ? { the: ANYWHERE[1], at: `${ANYWHERE[1]}里`, kind: ANYWHERE[2] }
    : { the: `the ${ANYWHERE[0]}`, at: `in the ${ANYWHERE[0]}`, kind: ANYWHERE[2] };
