/** What a face or a hand does beside speech, in place of "she said": `"You came!" Mei smiled.` */
import type { Person } from './person.ts';

const ZH =
  /^[^，。！？；]{0,4}?(?:笑|哭|脸红|点[了点]?头|点[了点]{2}头|摇[了摇]{0,2}头|叹[了]?口?气|皱[了起着]?眉|挥[了着挥]{0,2}手|眨[了着眨]{0,2}眼|耸[了耸]{0,2}肩|红[了着]?[脸眼]|流[下着出]+.{0,3}泪|[瞪睁]大|撇[了撇]{0,2}嘴|[嘟噘]着?嘴)/u;
const EN =
  /^\s(?:\w+ly\s|just\s|only\s)?(?:smil(?:es|ed)|grin(?:s|ned)|nod(?:s|ded)|laugh(?:s|ed)|giggl(?:es|ed)|chuckl(?:es|ed)|sigh(?:s|ed)|shrug(?:s|ged)|frown(?:s|ed)|wink(?:s|ed)|blush(?:es|ed)|beam(?:s|ed)|gasp(?:s|ed)|sob(?:s|bed)|weeps|wept|(?:shook|shakes|tilt(?:s|ed)|hung|hangs) (?:his|her|its|their) head|rolled (?:his|her|their) eyes|wav(?:es|ed))\b/iu;

const ARTICLE = /^(?:the|his|her|my)\s/i;

/** Whether a sentence begins with somebody's gesture. */
export function isGestureOf({ name, aliases }: Person, sentence: string): boolean {
  const words = sentence.replace(ARTICLE, '').toLowerCase();
  return [name, ...aliases].some((one) => {
    const rest = one && words.startsWith(one.toLowerCase()) ? words.slice(one.length) : '';
    return ZH.test(rest) || EN.test(rest);
  });
}
