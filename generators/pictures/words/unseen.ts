/** What a prompt tells of, and no picture of it shows: what is gone, what is on a photograph in it, who once wrote the letter, what somebody is
 * reminded of, the roof that the moon shines on. */

const NO_PART =
  'who|whose|that|which|and|but|in|with|at|on|for|from|by|sees?|saw|finds?|found|knows?|knew|says?|said|notices?|realizes?|is|was|looks?';
const GONE = new RegExp(
  `\\b(?:an?|the|his|her|their|its)\\s(?:(?!(?:${NO_PART})\\b)[\\w’'-]+\\s){1,6}(?:(?:is|are|was|were|has been|have been|had been)\\s(?:gone|missing|stolen)|(?:has|have|had)\\s(?:disappeared|vanished))\\b(?!\\s(?:to|home|into))`,
  'gu',
);
const GONE_ZH =
  /(?:一?[幅张][^，。！？；]{1,6}的)?[^，。！？；、的他她它]{1,8}(?:不见了|丢了|被偷了|被盗了|失窃了|消失了)(?=[，。！？；,.]|$)/gu;
const ON_PICTURE =
  /(?<=\b(?:gives?|gave|shows?|showed|hands?|handed|looks? at|looked at|holds?|held|finds?|found|sees?|saw)\b[^.!?:]{0,50}\b(?:pictures?|photos?|photographs?|drawings?|paintings?)):\s[^.!?]*|(?<=[幅张](?:画|油画|照片|相片))[：:][^。！？]*/gu;
/** "A list her late grandmother wrote in 1962". */
const MADE_BY =
  /(?<=\b(?:letter|list|book|notebook|note|map|diary|journal|recipe|photo|picture|song|poem|sweater|scarf|quilt) )(?:that |which )?(?:her|his|my|their|the) (?:late )?\w+ (?:had )?(?:wrote|written|made|gave|given|left|painted|drew|drawn|took|taken|knitted|sent)\b[^.,;!?]*/gu;
/** "Reminds him to eat": not what he does. */
const REMINDED =
  /(?<=\bremind(?:s|ed|ing)? (?:him|her|them|me|us|the \w+) )to [^.,;!?]*|(?<=(?:提醒|催着?|劝)(?:[他她它我你]们?|\p{Script=Han}{1,3}?(?=吃|睡|打|去|回)))[^，。！？；]*/gu;
const LIT_ROOFS =
  /\b(?:shin(?:es?|ing)|falls?|falling|fell|glows?|glitters?|light|moonlight|sunlight|snow|rain)\s(?:\w+\s){0,2}on (?:the )?(?:\w+ )?roof(?:s|top|tops)?\b|(?:照|洒|落|下|打)在[^，。！？；]{0,3}屋顶上?/gu;

/** Blanks it out; indexes stay valid. @param text lower case */
export const withoutUnseen = (text: string): string =>
  [GONE, GONE_ZH, ON_PICTURE, MADE_BY, REMINDED, LIT_ROOFS].reduce(
    (rest, pattern) => rest.replace(pattern, (all) => ','.padEnd(all.length)),
    text,
  );
