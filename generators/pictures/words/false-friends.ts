/** Words that mean something else beside certain words: the bank of a river, a bar of chocolate, the van of a name. */

interface Other {
  /** The word as it is in the text, its plural too. */
  word: RegExp;
  /** What is before or after it where it is no place. */
  before?: RegExp;
  after?: RegExp;
}

/** What is general, and nobody. */
const GENERAL =
  /^[ -](?:store|shop|view|public|idea|hospital|relativity|knowledge|manager|election|electric|practitioner|strike|assembly|secretary|rule|audience|meeting|information|mood|atmosphere|shape|purpose|motors|education|director|counsel|contractor|admission|direction|plan|sense|use|overview|scene|shot|style|look|layout)/;

const OTHERS: readonly Other[] = [
  // a part of many names: van Gogh, van Beethoven
  { word: /^van$/, after: /^ (?:gogh|beethoven|rijn|dyck|eyck|buren|der|den|de) ?/ },
  { word: /^banks$/ },
  {
    word: /^bank$/,
    before:
      /\b(?:(?:river|lake|canal|stream|sea|sand|snow|fog|cloud|mud|grassy|mossy|steep|muddy|sandy|piggy|food|blood|power|far|near|opposite|other|left|right|north|south)[ -]?|(?:on|along|down|up) (?:the|a|its) (?:\w+ )?)$/,
    after: /^ (?:of (?!china|america)|account|card|note|robber|holiday)/,
  },
  // a dog of that name
  {
    word: /^rovers?$/,
    before: /\b(?:named|called) $/,
    after: /^,? (?:the|a|his|her) (?:\w+ )?(?:dog|puppy)/,
  },
  {
    word: /^general$/,
    before:
      /\b(?:in|as a|more|most|very|attorney|postmaster|surgeon|governor|secretary|consul|inspector|solicitor) $/,
    after: GENERAL,
  },
  { word: /^将军$/u, after: /^(?:府|肚|山|庙|墓|令|澳)/u },
  // who is behind bars is in no pub
  { word: /^bars$/ },
  {
    word: /^bar$/,
    before:
      /\b(?:chocolate|candy|snack|cereal|energy|gold|silver|iron|steel|metal|crow|handle|space|progress|menu|side|task|monkey|pull-up|horizontal|search|salad|ballet|raises? the)[ -]?$/,
    after: /^ (?:of |code|chart|graph)/,
  },
  {
    word: /^stations?$/,
    before: /\b(?:radio|weather|tv|television|research|work|docking|polling|base) $/,
    after: /^ wagon/,
  },
  {
    word: /^markets?$/,
    before: /\b(?:stock|labou?r|job|housing|black|free|flea-|on the) $/,
    after: /^ (?:share|value|price|research|economy|leader)/,
  },
  {
    word: /^市场$/u,
    before: /(?:股票|证券|金融|劳动力?|人才|国际|国内|全球)$/u,
    after: /^(?:部|营销|经理|份额|价|经济|调研|行情)/u,
  },
  { word: /^银行$/u, after: /^(?:卡|家(?!里)|账|存款|贷款|行长|业)/u },
  { word: /^in the company$/, after: /^ of\b/ },
  {
    word: /^(?:stage|gallery)$/,
    before: /\b(?:early|late|first|next|final|last|shooting|every|this|that|life) $/,
  },
  // "city hospital": where that is, is inside
  {
    word: /^city$/,
    after:
      /^ (?:hospital|school|library|museum|cinema|theat(?:er|re)|cafe|café|restaurant|bar|gym|office|bank|apartment|bus|subway|train|zoo|park)\b/,
  },
  // who comes from there is here
  {
    word: /^(?:city|town|village|mountains?|countryside|seaside)$/,
    before:
      /\b(?:visit(?:s|ing)?|comes?|came|arrives?|returns?|back|home|letter|postcard|parcel|package|cousin|friend) from (?:the|an?|another|her|his) (?:big |far |next )?$/,
  },
  // who learns a trade, and who learns at school
  { word: /^[大中小]学$/u, after: /^[生徒]/u },
  // 失业的第三个月, 三月, 每月
  { word: /^月$/u, before: /(?:[个数几半每上下本当同\d０-９一二三四五六七八九十])$/u },
];

/** Whether a word of a text that may name a place, or the moon, means something else there. @param text lower case */
export function isFalseFriend(text: string, { start, end }: { start: number; end: number }): boolean {
  const word = text.slice(start, end);
  return OTHERS.some(
    (other) =>
      other.word.test(word) &&
      ((!other.before && !other.after) ||
        other.before?.test(text.slice(0, start)) ||
        other.after?.test(text.slice(end))),
  );
}
