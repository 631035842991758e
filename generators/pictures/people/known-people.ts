/** People whom everybody knows, named in a prompt without a word on who they are. */
import { type KnownName, knownNames } from '../../text/known-people.ts';
import type { PicturePerson } from '../pictures.ts';
import { understand } from '../words/understand.ts';

/** What is only like them, or by them: "in the style of Monet", 像李白一样. */
const ONLY_LIKE =
  /(?:\b(?:styles? of|manner of|inspired by|by|like|than|statues? of|busts? of|museum of|named after|called)\s+(?:the\s+)?|[像仿学如]|模仿|致敬|名叫|叫做)$/iu;
/** What bears their name: "Newton's laws", "Nobel Prize", "Van Gogh style". */
const BEARS_NAME =
  /^(?: ?\p{L}*['’]s?(?!\p{L})|[- ](?:styles?|styled|esque|like|inspired|paintings?|prints?|posters?|prizes?|day|street|square|museum|university|airport|salad|effect|telescope|symphon(?:y|ies)|sonatas?|theor(?:y|ies)|statues?|busts?|costumes?|masks?)\b|(?:的)?(?:风格|画风|笔下|笔触|那样|一样|似的|大学|广场|机场|博物馆|墓|灯|锁|沙拉|面具|服装|雕像|塑像|铜像))/iu;
/** Names that are words, too, when they are not written as names. */
const WORD_TOO = /^hamlet$/u;

/** Those of the known people whom a prompt is about. @param people of the story, who are not meant twice */
export function knownIn(prompt: string, people: readonly PicturePerson[]): PicturePerson[] {
  return knownNames(prompt)
    .filter(({ name, at }) => {
      if (ONLY_LIKE.test(prompt.slice(0, at)) || BEARS_NAME.test(prompt.slice(at + name.length)))
        return false;
      if (WORD_TOO.test(name) || people.some((one) => one.name.includes(name))) return false;
      // some have a figure of their own: Santa Claus, Dracula
      return !understand(name).cast.some(({ outfit }) => outfit);
    })
    .map(({ name, ...known }) => ({ name, look: { words: lookOf(known), seed: 1 } }));
}

const AS: Record<'he' | 'she', Partial<Record<string, string>>> = {
  he: { child: 'a boy', adult: 'a man', old: 'an old man' },
  she: { child: 'a girl', adult: 'a woman', old: 'an old woman' },
};

/** In English, whatever the prompt's language: pictures understand both. */
function lookOf({ usual, age, looks = '', wears = '' }: Omit<KnownName, 'name' | 'at'>): string {
  const skin = /skin/u.test(looks) ? '' : 'with fair skin';
  return [AS[usual][age ?? 'adult'] ?? 'a person', looks, skin, wears].filter(Boolean).join(', ');
}
