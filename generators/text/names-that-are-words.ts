/** Names that are ordinary English words as well: Hope, Will, Mark. */
const WORDS =
  /^(?:hope|will|grace|faith|joy|dawn|summer|autumn|april|may|june|august|rose|mark|rich|poppy|sky|star|storm|river|hunter|chance|patience|mercy|honor|charity|sunny|happy|lucky|angel|pearl|ruby|amber|ivy|olive|art|bill|frank|jack|drew|miles|rocky|sandy|misty|stormy|melody|harmony|destiny|winter|brook|cliff|glen|forest)$/i;

/** Words before a name that somebody says or is given. */
const GIVEN = /(?:\bI['’]m|\bI am|\bname(?:['’]s| is| was)|\b(?:named|called))\s(?:["“'‘])?$/;
/** What is hoped, willed or dated: "this Hope" is none, and "last May" is a month. */
const NO_NAME =
  /\b(?:the|an?|this|that|my|your|our|last|next|in|of|on|since|until|till|by|early|late|mid|every|each|from|to|one|no|with|for|during|before|after|some|all)\s$/i;
const AFTER_WORD = /[a-z,;]\s$/;

/** Whether a name is an ordinary word, which means them only with its capital. */
export const isWordToo = (name: string): boolean => WORDS.test(name);

/**
 * Whether a word with a capital is somebody's name: within a sentence, before what they do, or where somebody says it.
 * @param acts whether what stands after it is done by somebody
 */
export const isMeantAsName = (before: string, acts: boolean): boolean =>
  GIVEN.test(before) || (acts && AFTER_WORD.test(before) && !NO_NAME.test(before));
