/** Whom and what somebody looks for, or has lost: it is not there while they do. */

const OWN = 'his|her|their|its|my|our|your';
const NO_PART =
  'and|or|with|in|on|at|to|from|of|by|for|under|behind|near|through|across|along|inside|around|who|that|which|while|when|where|but|so|as|until';
const SEARCHES = `(?:search|look|hunt)(?:s|es|ed|ing)?(?: (?:everywhere|high and low|all over|around|desperately|sadly|all (?:day|night)))? for|(?:search|comb)(?:s|es|ed|ing)? (?:the|every) [a-z]+ for|seek(?:s|ing)?|sought|in search of|call(?:s|ed|ing) for`;
const ADJECTIVES = `(?:(?!(?:${NO_PART})\\b)[\\w’'-]+ ){0,3}`;
/** Before what is looked for; the words say whose it is, or that it is one of its kind. */
const SEARCH = new RegExp(`\\b(?:${SEARCHES}) (?:an?|the|this|that|${OWN}) ${ADJECTIVES}$`, 'iu');
/** Before whom somebody looks for by name. */
const SEARCH_BY_NAME = new RegExp(`\\b(?:${SEARCHES}) (?:(?:an?|the|${OWN}) ${ADJECTIVES})?$`, 'iu');
const SEARCH_OF_OWN = new RegExp(`\\b(?:${SEARCHES}) (?:${OWN}) ${ADJECTIVES}$`, 'iu');
/** "Has lost her cat". */
const LOST = new RegExp(`\\b(?:lost|loses|losing) (?:${OWN}) ${ADJECTIVES}$`, 'iu');

const SEARCHES_ZH =
  '寻找|找寻|搜寻|寻觅|(?<![去来能可])找(?![到了出回着路人])|找着(?![了急])|(?:弄丢|走丢|丢)了|丢失了?|失去了?';
const MISSED_ZH = '(?:走失|走丢|丢失|失踪|失散|失散多年|迷路|跑丢|心爱)了?的';
const MEASURE_ZH = '(?:[那这一]?[只个条本把张朵枚封座颗位名])?';
const SEARCH_ZH = new RegExp(
  `(?:${SEARCHES_ZH})(?:[她他它]们?的?|自己的?)?(?:${MISSED_ZH})?${MEASURE_ZH}(?:${MISSED_ZH})?(?:[小老大旧黑白红黄蓝绿花][色的]?)*$`,
  'u',
);
/** 寻找爸爸的怀表: what is looked for is somebody's. */
const SEARCH_OF_ZH = new RegExp(`(?:${SEARCHES_ZH})[^，。！？；、,.在和跟与到]{1,6}的[小老大]?$`, 'u');

/** 打听小狗的下落: somebody asks where it is. */
const ASKED_ZH = /打[听探](?:[她他它]们?的?|自己的?)?(?:[小老大旧黑白红黄蓝绿花][色的]?)*$/u;
const WHERE_ZH = /^的?(?:下落|去向|消息|踪迹|行踪)/u;

/** It is found after all. */
const FOUND =
  /\b(?:finds?|found|finding) (?:it|him|her|them|one)\b|\b(?:is|are|was|were|has been) found\b|找[到回着]了?[它他她]|(?:找[到回]|寻回)了(?=[，。！；]|$)/iu;

/**
 * Whether a thing that is named after these words is looked for.
 * @param isSomebody whether it is alive: 寻找小猫的女孩 is she who looks
 * @param many whether it is a plural: shells that somebody looks for are there, their own sheep is not
 */
export const isLookedFor = (
  before: string,
  after: string,
  { isSomebody = false, many = false }: { isSomebody?: boolean; many?: boolean } = {},
): boolean =>
  !FOUND.test(after) &&
  ((many ? SEARCH_OF_OWN : SEARCH).test(before) ||
    LOST.test(before) ||
    SEARCH_ZH.test(before) ||
    isAskedFor(before, after) ||
    (!isSomebody && SEARCH_OF_ZH.test(before)));

/** The same of somebody who has a name. */
export const isLookedForByName = (before: string, after: string): boolean =>
  !FOUND.test(after) &&
  (SEARCH_BY_NAME.test(before) || LOST.test(before) || SEARCH_ZH.test(before) || isAskedFor(before, after));

const isAskedFor = (before: string, after: string): boolean => ASKED_ZH.test(before) && WHERE_ZH.test(after);
