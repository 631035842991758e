const MARK = /^[[【(（]/u;
/** A pre-chorus leads to the chorus, and is none. */
const CHORUS = /^[[【(（]\s*(?:chorus|hook|refrain|副歌|高潮)/iu;
/** Fewest words, or Chinese characters, that say something by themselves: not "Oh". */
const FEWEST = 3;

const wordsIn = (text: string): number =>
  text.match(/\p{Script=Han}|[\p{Script=Latin}\p{M}'’]+|\d+/gu)?.length ?? 0;

/**
 * How a song is known whose title nobody typed: as its chorus begins, or else its first line; of either the first words that say
 * something. Empty for lyrics without a line.
 */
export function hookOf(lyrics: string): string {
  const lines = lyrics.split('\n').flatMap((line) => line.trim() || []);
  const sung = (from: number) => lines.slice(from).find((line) => !MARK.test(line));
  const line = sung(lines.findIndex((one) => CHORUS.test(one)) + 1) ?? sung(0) ?? '';
  let hook = '';
  // halves of a Chinese line are apart by a space, those of another by a mark
  for (const part of line.split(/(?<=[,，、;；.。!！?？])|(?<=\p{Script=Han})(?=\s)/u)) {
    hook += part;
    if (wordsIn(hook) >= FEWEST) break;
  }
  return hook.trim().replace(/[,，、;；.。:：]+$/u, '');
}
