/** The moon and Mars as ground that one lives on. */

export type World = 'moon' | 'mars';

/** It is only thought or told of there. */
const NOT_THERE =
  /\b(?:dream|imagin|wish|want|hope|think|thought|read|learn|draw|paint|tell|told|talk|hear|story|stories|book|film|movie|show|poster|picture|photo|map|model|one day|someday)[^,.;!?]{0,40}$|(?:梦|想|希望|看着|望着|书|故事|电影|画|照片|海报|模型|听说|讲|关于)[^，。！？；]{0,8}$/u;

const ON_MARS =
  /\b(?:on|across) mars\b|\b(?:mars|martian) (?:base|colony|station|outpost|town|village|city|home|house|settlement|desert)s?\b|(?:^|[.。] ?)(?:mars|火星)(?=[,.，。])|火星(?:上|表面|地面|基地|殖民地|站|小镇|镇|城|村|家园|的[家城村房小夜])/gu;
const ON_MOON =
  /\b(?:on|across) the moon(?![a-z’'-])|\b(?:moon|lunar) (?:base|colony|station|outpost|town|village|city|home|house|settlement|surface)s?\b|(?:^|[.。] ?)月球(?=[,.，。])|月亮上|月球(?:上|表面|地面|基地|殖民地|站|小镇|镇|城|村|家园|的[家城村房小夜])/gu;

/** The world on whose ground words say that something is. @param text lower case */
export function worldIn(text: string): World | undefined {
  const isThere = (words: RegExp): boolean =>
    [...text.matchAll(words)].some(({ index }) => !NOT_THERE.test(text.slice(0, index)));
  return isThere(ON_MARS) ? 'mars' : isThere(ON_MOON) ? 'moon' : undefined;
}

/** Where somebody lives: on another world a base, as nobody could live there in a house. */
export const HOME =
  /\b(?:homes?|houses?|cottages?|villages?|towns?|huts?|cabins?|villas?|farmhouses?)\b|(?:在|回|的|到|新|老|我)家(?![人乡族庭])|家[里中园]|[房小木]屋|房子|村[庄子里]|小镇/u;
/** What grows there only under a dome. */
export const GROWS = /\b(?:garden|greenhouse|meadow|farm)s?\b|花园|温室|菜园|菜地|花圃|农场|草地/u;
