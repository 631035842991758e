/** Fills the slots of a story's lines. */
import type { Language } from '../text/words.ts';
import { lineOfTwo, listOf, type Pair } from './pair.ts';
import type { Somebody } from './somebody.ts';
import type { Setting } from './usual-place.ts';
import type { Wish } from './wish.ts';

export interface Cast {
  hero: Somebody | Pair;
  other: Somebody;
  passerBy: Somebody;
  setting: Setting;
  /** What is sought or found; empty if the idea does not say. */
  sought: string;
  /** What the hero wants to do, if the idea says so. */
  wish: Wish | null;
}

const HE = { she: 'she', he: 'he', it: 'it', they: 'they' } as const;
const HIM = { she: 'her', he: 'him', it: 'it', they: 'them' } as const;
const HIS = { she: 'her', he: 'his', it: 'its', they: 'their' } as const;
const TA = { she: '她', he: '他', it: '它', they: '他们' } as const;

function slotsOf(
  { hero, other, passerBy, setting, sought, wish }: Cast,
  language: Language,
): Record<string, string> {
  const said = language === 'zh' ? TA : HE;
  const [first, second] = 'of' in hero ? hero.of : [hero];
  return {
    s: first.the,
    hn: listOf(
      [first, ...(second ? [second] : []), passerBy].map(({ the }) => the),
      language,
    ),
    h: hero.the,
    ha: hero.a,
    he: said[hero.pronoun],
    him: HIM[hero.pronoun],
    his: HIS[hero.pronoun],
    ta: hero.pronoun === 'they' && hero.creature ? '它们' : TA[hero.pronoun],
    o: other.the,
    oa: other.a,
    ohim: HIM[other.pronoun],
    ota: TA[other.pronoun],
    n: passerBy.the,
    na: passerBy.a,
    p: setting.the,
    at: setting.at,
    x: sought,
    w: wish?.deed ?? '',
    // brothers who quarrel are both already
    b: hero.pronoun === 'they' ? hero.the : [hero.the, other.the].join(language === 'zh' ? '和' : ' and '),
  };
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Fills a line. A slot that begins with a capital begins a sentence: `{H}`.
 * @throws Error for a slot that no table of slots has
 */
export function fillLine(line: string, cast: Cast, language: Language): string {
  const slots = slotsOf(cast, language);
  const many = cast.hero.pronoun === 'they';
  return ('of' in cast.hero ? lineOfTwo(line, language) : line)
    .replace(/\[([^|\]]*)\|([^\]]*)\]/gu, (_, one: string, several: string) => (many ? several : one))
    .replace(/\{(\w+)\}/gu, (_, name: string) => {
      const words = slots[name] ?? slots[lowerFirst(name)];
      if (words === undefined) throw new Error(`No slot ${name} in: ${line}`);
      return name in slots ? words : upper(words);
    });
}
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
