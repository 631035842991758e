import type { Language } from '../text/words.ts';

const EN =
  /\b(?:finds?|found|discovers?|discovered|search(?:es|ing)? for|look(?:s|ing)? for|seeks?|hunts? for)\s((?:an?|the|his|her|their|its)\s(?:[\w'’-]+\s){0,3}?[\w'’-]+?)(?=\s(?:in|on|at|that|who|which|and|to|from|of|by|with|under|behind|inside|for|when|where|before|after|but|so|while)\b|[,.;!?]|$)/iu;
const ZH = /(?:寻找|找到了?|找|发现了?|捡到了?|得到了?|挖出了?)(\p{Script=Han}{1,12}?)(?=[，。！？；]|$)/u;

/** What an idea has somebody look for or find: "the last flower", 最后一朵花; null if it does not say. */
export function soughtIn(idea: string, language: Language): string | null {
  if (language === 'en') return EN.exec(idea)?.[1]?.replace(/^an?\s/iu, 'the ') ?? null;
  const whole = ZH.exec(idea)?.[1]?.replace(/^[一那这][个只本把张朵枚封座条件颗]/u, '');
  if (!whole) return null;
  const head = whole.slice(whole.lastIndexOf('的') + 1);
  return head.length > 1 ? head : whole;
}
