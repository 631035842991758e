/** Whether somebody with a rare name is a woman or a man, as "his arm" or "her coat" in a sentence about nobody else tells. */
import { findKinds } from './kinds.ts';
import type { Met } from './person.ts';
import { placeOf } from './pronouns.ts';
import { narrationOf, sentences } from './segment.ts';

/** After these verbs it is mostly another's: "took her hand". */
const OF_ANOTHER =
  '(?<!\\b(?:touch|tak|took|hold|held|kiss|grab|squeez|shak|shook|catch|caught|pat|strok|brush|stitch)\\w*\\s)';
const SHE = new RegExp(`${OF_ANOTHER}\\bher\\s(?=[a-z])|(?<![对给跟和拉握抱看]|其)她的`, 'iu');
const HE = new RegExp(`${OF_ANOTHER}\\bhis\\s(?=[a-z])|(?<![对给跟和拉握抱看]|其)他的`, 'iu');

/** Tells those whose names or nouns imply no gender by the pronouns that can only mean them. */
export function tellGenders(story: string, met: readonly Met[]): void {
  const unsure = met.filter(
    ({ person }) =>
      (MOSTLY.test(person.post) ||
        person.gender === 'it' ||
        (person.gender === null && person.usual === null)) &&
      !person.many &&
      !person.tells,
  );
  if (unsure.length === 0) return;
  const told = sentences(narrationOf(story));
  for (const { person } of unsure) {
    const votes = told.map((sentence) => genderIn(sentence, person.name, met));
    const [she, he] = (['she', 'he'] as const).map((of) => votes.filter((vote) => vote === of).length);
    if (she !== he) person.gender = (she ?? 0) > (he ?? 0) ? 'she' : 'he';
  }
}

/** Callings whose word is mostly a man's: "Pixel the knight raises her shield". */
const MOSTLY =
  /^(?:.*\s)?(?:knight|wizard|king|lord|monk|waiter|barman|steward|骑士|猎人|渔夫|铁匠|警察|老板|侠客|将军|书生)$/iu;

/** What a sentence tells of the one whom it names first, before it names anybody else. */
function genderIn(sentence: string, name: string, named: readonly Met[]): 'she' | 'he' | null {
  const at = placeOf(sentence, name);
  if (at < 0) return null;
  const rest = sentence.slice(at + name.length);
  const others = [
    ...named.filter(({ person }) => person.name !== name).map(({ person }) => placeOf(sentence, person.name)),
    ...findKinds(sentence)
      .filter(({ start, word }) => start + word.length <= at || start >= at + name.length)
      .map(({ start }) => start),
  ].filter((one) => one >= 0);
  // Mei watched Orin. His arm …: whose that is, is not told
  if (others.some((one) => one < at)) return null;
  const own = rest.slice(0, Math.min(...others.map((one) => one - at - name.length), rest.length));
  const [she, he] = [SHE.exec(own)?.index ?? Infinity, HE.exec(own)?.index ?? Infinity];
  return she === he ? null : she < he ? 'she' : 'he';
}
