/** Names that are spelled like somebody else: 小马，男人 is no horse, and 王子轩 no prince. */
import type { PicturePerson } from '../pictures.ts';
import { ANIMATE, HUMANS } from '../words/beings.ts';
import { understand } from '../words/understand.ts';

const HUMAN =
  /[,，、]\s*(?:an? )?(?:(?:old |young )?(?:man|woman)|boy|girl|child|person|男人|女人|男孩|女孩|孩子|老爷爷|老奶奶|老人|人物)\s*(?:[,，、;；.。]|$)/iu;
const PRINCE = /^王子\p{Script=Han}$/u;

/** A person whose description begins with their name and says that they are human, without the name where that says otherwise. */
export function withoutMereName<P extends PicturePerson>(person: P): P {
  const { name, look } = person;
  const rest = look.words.startsWith(name) ? look.words.slice(name.length) : '';
  if (!HUMAN.test(rest) || !(PRINCE.test(name) || isAnimal(name))) return person;
  return { ...person, look: { ...look, words: rest.replace(/^[\s,，、]+/u, '') } };
}

const isAnimal = (name: string): boolean =>
  // an astronaut is a woman or a man as well
  understand(name).cast.some(
    ({ figure }) => ANIMATE.has(figure) && !HUMANS.has(figure) && figure !== 'astronaut',
  );
