/** Who is carried on somebody's back or shoulders, or in their arms. */
import { ANIMATE, HUMANS } from './beings.ts';
import type { CarriedOn, Cast, FigureName, Relation, ScenePlan } from './plan.ts';

const BACK =
  /\bpiggy[- ]?back\b|\bcarr(?:y|ies|ying)\b[^.,;]{0,40}\bon (?:his|her|their|the|my) back\b|\bon (?:his|her|their|my) (?:father|mother|dad|mom|mum|grandfather|grandmother|grandpa|grandma|brother|sister)(?:'|’)s back\b|\bon {2,}(?:'|’)s back\b|(?:把|将)[^，。,.]{1,8}背[回起到上进](?!包)|背(?:着|起)(?![^，。,.]{0,4}(?:包|篓|箩|琴|吉他|行李|手|剑|弓))|(?<![马牛驴象龙驼鹿])背上/u;
const SHOULDERS =
  /\bon(?:to)? (?:a|an|the|his|her|their|my) (?:[a-z]+(?:'|’)s )?shoulders?\b|\bon {2,}(?:'|’)s shoulders?\b|(?:扛|骑|坐|驮|站|停|趴)在[^，。,.]{0,8}(?:肩|脖子)|肩(?:膀|头)?上/u;
const IN_ARMS =
  /\b(?:holds?|holding|carr(?:y|ies|ying)|cradl(?:es|ing)|rock(?:s|ing)|lift(?:s|ing)?|pick(?:s|ing)? up) (?:(?:a|an|the|his|her|their|my) )?(?:[a-z]+ ){0,2}(?:baby|toddler|infant|newborn|child|son|daughter|grandson|granddaughter|girl|boy|kid|bride|princess|woman|lady)\b(?! ?(?:'|’)s)(?! (?:bear|elephant|fox|rabbit|panda|deer|bird|hands?))|(?:把|将)[^，。,.]{1,6}(?:抱|举)[起得高]|举起?[^，。,.]{0,4}(?:女儿|儿子|孩子|宝宝)|(?<![拥相怀])抱(?:着|起)?[^，。,.]{0,6}(?:女孩|男孩|新娘|公主|宝宝|婴儿|孩子|小孩|女儿|儿子|孙子|孙女|娃娃?|妹妹|弟弟)/u;
/** Somebody is in the arms of whoever is named with them, and no more is said of it: 靠在奶奶怀里, "in grandma's arms". */
const RESTS =
  /\bin (?:(?:a|the|his|her|my|their) )?(?:[a-z]+(?:'|’)s|(?:'|’)s| +(?:'|’)s|(?:his|her) [a-z]+(?:'|’)s) (?:arms|lap)\b|(?:靠|躺|睡|窝|缩|依偎|偎)在[^，。,.]{0,8}怀/u;

/** Somebody is on the back or the shoulders of whoever is named after them. */
const OF_THE_LATTER = /\bon [^.,;]{0,24}(?:'|’)s (?:back|shoulders?)\b|(?:骑|坐|趴)在/u;

/** Somebody carries somebody, though the words name nobody. */
const PIGGYBACK = /\bpiggy[- ]?back\b/u;

const partIn = (text: string): CarriedOn | undefined =>
  SHOULDERS.test(text)
    ? 'shoulders'
    : BACK.test(text)
      ? 'back'
      : IN_ARMS.test(text) || RESTS.test(text)
        ? 'arms'
        : undefined;

/** Carries on their shoulders, the back or in their arms whom the words say. @param text lower case */
export function carry(plan: ScenePlan, text: string): void {
  layInPram(plan);
  const part = partIn(text) ?? (isInArms(plan) ? 'arms' : undefined);
  if (!part) return;
  if (PIGGYBACK.test(text) && !plan.cast.some(({ figure }) => ANIMATE.has(figure)))
    plan.cast.push({ figure: 'person', trait: 'man', count: 1 }, { figure: 'child', count: 1 });
  if (RESTS.test(text)) nestle(plan);
  const people = plan.cast.filter(({ figure }) => HUMANS.has(figure));
  const grown = people.find(({ figure }) => figure === 'person');
  const carrier = grown ?? (OF_THE_LATTER.test(text) ? people.at(-1) : people[0]);
  const children = people.filter(({ figure }) => figure === 'child');
  const others = people.filter((one) => one !== carrier);
  const animals = plan.cast.filter(({ figure }) => ANIMATE.has(figure) && !HUMANS.has(figure));
  const load =
    (part === 'arms' ? children.find((one) => one !== carrier && one.infant) : undefined) ??
    children.find((one) => one !== carrier) ??
    (part === 'arms' ? undefined : others[0]) ??
    (part === 'shoulders' ? animals[0] : undefined);
  // of two of one kind nobody knows who carries whom
  if (!carrier || !load || load.count > 1 || areAlike(load, carrier)) return;
  // whoever is at something has no arms for it: the other one is there, too
  const post = plan.relations?.find(
    ({ who, how, trait, by }) =>
      how === 'at' &&
      who === carrier.figure &&
      (trait === undefined || trait === carrier.trait) &&
      (by === undefined || by === carrier.person?.name),
  );
  if (post) {
    const isLoads = ({ who, trait, by }: Relation): boolean =>
      who === load.figure && (!trait || trait === load.trait) && (!by || by === load.person?.name);
    if (!plan.relations?.some((tie) => tie.to === post.to && isLoads(tie)))
      plan.relations = [
        ...(plan.relations ?? []),
        {
          who: load.figure,
          ...(load.trait && { trait: load.trait }),
          ...(load.person && { by: load.person.name }),
          how: 'at',
          to: post.to,
        },
      ];
    return;
  }
  // a girl with a baby: both are children
  if (load.infant && load.figure === carrier.figure && carrier.trait)
    load.trait ??= carrier.trait === 'girl' ? 'boy' : 'girl';
  const relation: Relation = {
    who: load.figure,
    ...(load.trait && { trait: load.trait }),
    ...(load.person && { by: load.person.name }),
    how: 'on',
    to: carrier.figure,
    ...(carrier.trait
      ? { toTrait: carrier.trait }
      : (carrier.family || carrier.pair) && { toTrait: 'woman' as const }),
    ...(carrier.person && { toBy: carrier.person.name }),
    part,
  };
  const loose = (tie: Relation): boolean =>
    !(load.infant && tie.who === load.figure && DECKS.has(tie.to)) &&
    (tie.who !== load.figure || tie.to !== carrier.figure) &&
    (tie.who !== carrier.figure || tie.to !== load.figure);
  plan.relations = [...(plan.relations ?? []).filter(loose), relation];
}

/** Somebody small rests in the arms of the one whom the words know: they may be told by their name alone. */
function nestle(plan: ScenePlan): void {
  const people = plan.cast.filter(({ figure }) => HUMANS.has(figure));
  if (
    !plan.cast.some((one) => ANIMATE.has(one.figure) && one !== people[0]) &&
    people[0]?.figure === 'person'
  )
    plan.cast.push({ figure: 'child', count: 1 });
  // who holds them is awake
  plan.acts &&= plan.acts.map((act) =>
    act.does === 'sleep' && act.who === undefined ? { ...act, who: 'child' as const } : act,
  );
  plan.setting ??= plan.acts?.some(({ does }) => does === 'sleep') ? 'room' : null;
}

/** The infant is in the pram that somebody pushes, which shows one. */
function layInPram(plan: ScenePlan): void {
  if (!plan.cast.some(({ figure }) => figure === 'stroller')) return;
  const infants = plan.cast.filter(({ infant }) => infant);
  if (infants.length === 0) return;
  plan.cast = plan.cast.filter((one) => !infants.includes(one));
  const grown = plan.cast.find(({ figure }) => figure === 'person');
  if (grown && !plan.relations?.some(({ to }) => to === 'stroller'))
    plan.relations = [
      ...(plan.relations ?? []).filter(({ to }) => to !== 'child'),
      { who: 'person', how: 'at', to: 'stroller' },
    ];
}

/** Whether there is an infant that does nothing of its own beside somebody who can hold it: a mother and her baby. */
function isInArms({ cast, acts = [], relations = [] }: ScenePlan): boolean {
  const infant = cast.find((one) => one.infant);
  // on the deck of a ship too
  const aboard = (tie: Relation): boolean =>
    tie.who === infant?.figure &&
    tie.how === 'on' &&
    DECKS.has(tie.to) &&
    relations.some(({ who, to }) => who === 'person' && to === tie.to);
  const grown = cast.some(({ figure, count, family }) => figure === 'person' && (family || count < FEW));
  const busy = relations.some(
    (tie) =>
      tie.to === 'stroller' ||
      (HUMANS.has(tie.to) && tie.how !== 'holds') ||
      (tie.who === infant?.figure && tie.how !== 'holds' && !aboard(tie)),
  );
  return (
    infant !== undefined &&
    grown &&
    !busy &&
    !acts.some(({ who, does }) => (who === undefined || who === infant.figure) && does !== 'sleep')
  );
}
const DECKS: ReadonlySet<FigureName> = new Set<FigureName>(['ship', 'tallShip', 'boat', 'rowboat']);
/** As many grown-ups are no parents. */
const FEW = 3;

const areAlike = (one: Cast, other: Cast): boolean =>
  one.figure === other.figure && one.trait === other.trait && one.person?.name === other.person?.name;
