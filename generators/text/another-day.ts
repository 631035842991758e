/** Words for time that passes in a story. */

/** Another day, of which no hour is told: it is no longer the night of before. */
export const ANOTHER_DAY =
  /^\W*(?:then |but |and )?(?:from (?:then on|that day)|(?:one|the (?:next|following|other|same)|another) (?:day|weekend)|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:\w+ ){1,3}(?:days|weeks|months|years) (?:later|after|passed|went by)|(?:the )?next (?:week|month|year|spring|summer|autumn|winter)|(?:in|by) (?:the )?(?:spring|summer|autumn|winter))\b|^(?:到了?)?[春夏秋冬]天(?:[，到]|结束|过去|来了)|^[^，。]{0,3}(?:有一天|某天|某一天|一天[，,]|这天[，,]|从此|从那[天以][起后]|[第次][二三]?[天日](?![晚夜])|[^，。]{1,4}(?:天|周|个月|年)[以之过]?后)|^[^，。]{0,8}那天[，,]/iu;

/** Seasons, with the words that make "spring" or "fall" one. */
export const SEASON =
  /\b(?:in|by|next|that|this|one|when|until|comes?|came)\s(?:the\s)?(spring|summer|autumn|fall|winter)\b|([春夏秋冬])(?:天|季|日|来|至)|[入立]([春夏秋冬])/iu;
