import type { Language } from '../text/words.ts';

const EN =
  /\b(?:finds?|found|discovers?|discovered|search(?:es|ing)? for|look(?:s|ing)? for|seeks?|hunts? for)\s((?:an?|the|his|her|their|its)\s(?:[\w'’-]+\s){0,3}?[\w'’-]+?)(?=\s(?:in|on|at|that|who|which|and|to|from|of|by|with|under|behind|inside|for|when|where|before|after|but|so|while)\b|[,.;!?]|$)/iu;
const ZH = /(?:寻找|找到了?|找|发现了?|捡到了?|得到了?|挖出了?)(\p{Script=Han}{1,12}?)(?=[，。！？；]|$)/u;

/** What an idea has somebody look for or find: "the last flower", 最后一朵花; null if it does not say. */
export function soughtIn(idea: string, language: Language): string | null {
  if (language === 'en') return EN.exec(idea)?.[1]?.replace(/^an?\s/iu, 'the ') ?? null;
  const whole = ZH.exec(idea)?.[1]?.replace(/^[一那这][个只本把张朵枚封座条件颗棵台间家盏部]/u, '');
  if (!whole) return null;
  const head = whole.slice(whole.lastIndexOf('的') + 1);
  return head.length > 1 ? head : whole;
}

const THING =
  /\b(?:bicycle|bike|radio|watch|clock|camera|piano|violin|guitar|typewriter|car|truck|tractor|boat|coat|hat|umbrella|kite|ring|doll|teddy bear|suitcase|music box|locket|necklace|lamp|chair|sewing machine|telescope|train set|record player|(?:cell |mobile )?phone|laptop|computer|skateboard|scooter|mirror|teapot|mug|scarf|sweater|notebook|photo album|sled|surfboard|drum|trumpet|flute|accordion|cookbook|rocking chair|rocking horse|television)\b/iu;
const THING_ZH =
  /自行车|单车|收音机|手表|怀表|挂钟|闹钟|相机|钢琴(?!家)|小提琴(?![手家])|吉他(?!手)|二胡|打字机|汽车|卡车|拖拉机|小船|大衣|帽子|雨伞|风筝|戒指|布娃娃|行李箱|八音盒|项链|台灯|椅子|缝纫机|望远镜|唱片机|留声机|手机(?!店)|电脑|笔记本|滑板|镜子|茶壶|茶杯|围巾|毛衣|相册|雪橇|手风琴|摇椅|电视机|琵琶(?!手)|古筝/u;

const OF_SOMEBODY = /(?:['’]s|\bold|\bhis|\bher|\bmy|\blast)\s(?:\w+\s)?$|[的旧老]\p{Script=Han}{0,2}$/iu;

/** The old thing that an idea is about: "the bicycle", 自行车; null if it names none. */
export function thingIn(idea: string, language: Language): string | null {
  const found = (language === 'zh' ? THING_ZH : THING).exec(idea);
  const [thing] = found ?? [];
  // of a man, a boat and a storm the boat was nobody's
  if (!found || !OF_SOMEBODY.test(idea.slice(0, found.index))) return null;
  return thing === undefined ? null : language === 'zh' ? thing : `the ${thing.toLowerCase()}`;
}
