/** Words of a description that ask for music without singing. */
const ASKS = [
  /\binstrumentals?\b(?!\s+(?:break|intro|outro|bridge|section|solo|interlude|part)s?\b)/iu,
  /\b(?:no|without(?:\s+any)?)\s+(?:vocals?|singing|singers?|lyrics|voices?|words)\b/iu,
  /\b(?:piano|guitar|violin|cello|harp|flute)\s+(?:piece|sonata|[eé]tude|nocturne|instrumental)\b/iu,
  /\bbackground\s+music\b/iu,
  /纯音乐|器乐|轻音乐|背景音乐|[无没不](?:有|要|带|用|加|需要)?(?:任何)?(?:人声|歌词|演唱|唱)/u,
  /(?:钢琴|吉他|古筝|古琴|琵琶|二胡|小提琴|大提琴|竖琴|长笛|笛子|口琴|萨克斯)(?:独奏|奏鸣)?曲(?![风调])/u,
];
/** And words that take it back. */
const SINGS =
  /\bnot\s+(?:an?\s+)?instrumental\b|\b(?:sung|sing(?:s|ing)?|vocals?|lyrics)\s+(?:by|about|of|in|with)\b|(?:不要|不是)(?:纯音乐|器乐)|演唱的|弹唱/iu;

/** Whether a description asks for an instrumental, so that nobody has to say it twice. */
export const asksForInstrumental = (description: string): boolean =>
  ASKS.some((words) => words.test(description)) && !SINGS.test(description);
