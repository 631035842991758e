/** The people of a story who have names, with what it says of them. */
import { ageBefore, ageInName, agesByKin, isOfChildren, isOfOld, isSchoolchild } from './ages.ts';
import { callingOf } from './callings.ts';
import { usualGender } from './genders.ts';
import { findKinds, type Kind } from './kinds.ts';
import { knownPerson } from './known-people.ts';
import type { NameAt } from './names-en.ts';
import { isNameLikeNoun } from './names-like-nouns.ts';
import { isForeignSpelling } from './names-zh.ts';
import { type Met, type Person, UNKNOWN } from './person.ts';

/** The people of a story who have names. @param hits where the names stand */
export function metByName(story: string, hits: readonly NameAt[]): Met[] {
  const met = new Map<string, Met>();
  const kin = agesByKin(story, hits);
  const usual = isOfChildren(story) ? 'child' : isOfOld(story) ? 'old' : null;
  for (const { name, at } of hits) {
    const alike = isNameLikeNoun(name, story);
    if (!alike && findKinds(name).some(({ word }) => word.toLowerCase() === name.toLowerCase())) continue;
    const whole = wholeName(name, hits);
    const known = met.get(whole);
    if (known) {
      known.times++;
      known.at = Math.min(known.at, at);
      if (name !== whole && !known.person.aliases.includes(name)) known.person.aliases.push(name);
      continue;
    }
    const calling = callingOf(story, whole) ?? (name === whole ? null : callingOf(story, name));
    // 王奶奶 and Grandma Rose say it themselves
    const own = alike || isForeignSpelling(whole) ? undefined : findKinds(whole)[0];
    const kind = own?.means ?? calling?.kind ?? UNKNOWN;
    const related = kin.get(whole) ?? kin.get(name);
    const age =
      ageBefore(story, whole) ??
      (isSchoolchild(story, whole) ? 'child' : null) ??
      ageTold(
        kind.age,
        related?.age ?? null,
        isOfBride(story) && /^小/u.test(whole) ? null : ageInName(whole),
      ) ??
      knownPerson(whole)?.age ??
      (titleOf(whole) || /^M(?:rs?|s|iss)\b/.test(whole) ? null : usual);
    const aliases = [
      calling?.word ?? own?.word.toLowerCase() ?? '',
      titleOf(whole),
      name === whole ? '' : name,
      ...(related?.aliases ?? []),
    ];
    const person: Person = {
      name: whole,
      ...kind,
      gender: kind.gender ?? related?.gender ?? null,
      ...(kind.age === 'animal' ? {} : { age }),
      usual: knownPerson(whole)?.usual ?? usualGender(whole),
      aliases: aliases.filter(Boolean),
      named: true,
      post: calling?.post ?? own?.word.toLowerCase() ?? '',
    };
    met.set(whole, { person, at, times: 1 });
  }
  return [...met.values()];
}

/** In a story of a wedding 小苏 is no child. */
const isOfBride = (story: string): boolean => /婚礼前|出嫁|婚纱|新郎/u.test(story);

/** Of a trade one can be old, but no child; grandchildren say more than either, and the name only what nothing else does. */
function ageTold(kind: Kind['age'], kin: Kind['age'], name: Kind['age']): Kind['age'] {
  if (kind === 'adult' && (kin === 'old' || name === 'old')) return 'old';
  return kind ?? kin ?? name;
}

/** 老王 is 王爷爷. */
const elderOf = (name: string, hits: readonly NameAt[]): string | undefined => {
  const [, surname] = /^老(\p{Script=Han})$/u.exec(name) ?? [];
  return (
    surname &&
    hits.find((hit) => hit.name.startsWith(surname) && /[爷伯叔师奶婶姨]/u.test(hit.name.slice(1)))?.name
  );
};

/** "Anna" is "Anna Brown", if only one full name contains it. */
function wholeName(name: string, hits: readonly NameAt[]): string {
  const longer = [...new Set(hits.map((hit) => hit.name))].filter(
    (other) => other !== name && ` ${other} `.includes(` ${name} `),
  );
  // 林小满 is called 小满 too
  const whole = [...new Set(hits.map((hit) => hit.name))].filter(
    (other) =>
      /^\p{Script=Han}{3}$/u.test(other) && /^\p{Script=Han}{2}$/u.test(name) && other.slice(1) === name,
  );
  const [one] = longer.length > 0 ? longer : whole;
  return one && longer.length + whole.length === 1 ? one : (elderOf(name, hits) ?? name);
}

/** The title as an alias: "Captain Brown" is "the captain". */
const titleOf = (name: string): string =>
  ((/^Dr\b/.test(name) ? 'doctor' : '') ||
    /^(Captain|Professor|Coach|Chef|Nurse|Officer|Principal|Judge|Mayor|General|Colonel|Sergeant|President|Agent|Sheriff|Inspector|Detective|Lieutenant|Admiral|Commander|Pastor|Doctor|Striker|King|Queen|Prince|Princess)\s/
      .exec(name)?.[1]
      ?.toLowerCase()) ??
  '';
