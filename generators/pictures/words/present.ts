/**
 * Tells what somebody did as what they do: stories are told in the past, "Tom carried a puppy", and the tables of what people do have
 * the present, "carrying a puppy".
 */

/** Verbs in the past, and as they stand in the tables. */
const IRREGULAR: Readonly<Record<string, string>> = {
  held: 'holding',
  ate: 'eating',
  drank: 'drinking',
  flew: 'flying',
  lay: 'lies',
  sang: 'singing',
  knelt: 'kneeling',
  built: 'building',
  wrote: 'writing',
  drew: 'drawing',
  fought: 'fighting',
  blew: 'blowing',
  swung: 'swinging',
  slid: 'sliding',
  led: 'leading',
  skied: 'skiing',
  looked: 'looks',
  gazed: 'gazes',
  stared: 'stares',
  baked: 'bakes',
  knitted: 'knits',
  picked: 'picks',
  opened: 'opens',
  knocked: 'knocks',
  threw: 'throws',
  made: 'making',
};
const REGULAR =
  'carried hugged embraced cuddled played climbed walked waved painted cooked pushed pulled watered rowed paddled fished skated surfed shared crossed kicked petted stroked meditated boxed served juggled cycled skipped tossed clapped stirred poured mowed raked milked ploughed plowed hammered polished wiped scrubbed mopped combed brushed braided saluted prayed wrestled conducted fenced danced bathed showered sculpted ironed sewed strummed typed drummed sailed camped rested jogged balanced photographed';
/** Words of these that also say what a thing is like: a painted fan, baked potatoes. */
const ALSO_ADJECTIVES = new Set(
  'painted cooked baked knitted picked opened made built crossed boxed led polished shared braided sculpted ironed milked ploughed plowed balanced'.split(
    ' ',
  ),
);
const PRESENT: ReadonlyMap<string, string> = new Map([
  ...Object.entries(IRREGULAR),
  ...REGULAR.split(' ').map((past): [string, string] => [
    past,
    past.replace(/ed$/, '').replace(/i$/, 'y').concat('ing'),
  ]),
]);

/** What somebody does by a word that has other meanings: "waves her hand" is no sea. */
const AMBIGUOUS: readonly [RegExp, string][] = [
  [/ waves(?= (?:his|her|its|their|goodbye|hello)\b)/g, ' waving'],
  [/ fishes(?= (?:at|in|on|by|from|with)\b)/g, ' fishing'],
  [/ swings(?= (?:on|high)\b)/g, ' swinging'],
  [/ slides(?= (?:down|on)\b)/g, ' sliding'],
  [/ pets(?= (?:a|an|the|his|her)\b)/g, ' petting'],
  // "inside lay a letter", "she laid the book down"
  [/ lies(?= (?:a|an|the|his|her|their|its|my|some|two|three|many)\b)/g, ' is'],
  [/ did(?= (?:(?:his|her|their|the) )?(?:homework|yoga)\b)/g, ' doing'],
  [/ cooks(?= (?:a|an|the|his|her|dinner|lunch|breakfast|supper|soup|for)\b)/g, ' cooking'],
];
/** After these it is no verb in the past: "a carried load", "was held". */
const NO_SUBJECT =
  /(?:^|[^a-z'’-])(?:a|an|the|this|that|these|those|his|its|their|my|your|our|some|no|two|three|is|are|was|were|be|been|being|gets?|got|of|with|by|as|in|on|to)\s$/i;
/** After these what is also an adjective is one: "freshly baked bread", "hand painted", "eggs and baked beans". */
const LISTED = /(?:^|[,;]\s?|(?:ly|\band|\bor|\bher|\bhand|\bhome|\bsun|\bhalf|\bwell|\boil)\s)$/i;

/** "Carried by a bear", "made of paper", but not "knitted by the fire". */
const NO_ACTION =
  /^ (?:of|from)\b|^ by\b(?! (?:a|an|the|his|her|their) (?:[a-z]+ )?(?:fire|fireplace|stove|window|lamp|light|sea|lake|river|pond|road|door|tree|bed)\b| (?:moon|candle|lamp)light\b)/;

const isAfter = (words: RegExp, text: string, at: number): boolean =>
  words.test(text.slice(Math.max(0, at - 12), at));

/** A text with its actions in the present. @param text in English; what is in Chinese stays as it is */
export function inThePresent(text: string): string {
  const present = text.replace(/(?<![\w'’-])[a-z]+(?![\w'’-])/g, (word, at: number) => {
    const now = PRESENT.get(word);
    if (!now || isAfter(NO_SUBJECT, text, at) || NO_ACTION.test(text.slice(at + word.length))) return word;
    return ALSO_ADJECTIVES.has(word) && isAfter(LISTED, text, at) ? word : now;
  });
  return AMBIGUOUS.reduce(
    (told, [words, now]) =>
      told.replace(words, (found, at: number) => (isAfter(NO_SUBJECT, told, at + 1) ? found : now)),
    present,
  );
}
