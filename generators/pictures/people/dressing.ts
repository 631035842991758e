import { HUMANS, PEOPLE } from '../words/beings.ts';
import type { Cast, FigureName, PersonLook, ScenePlan, Wears } from '../words/plan.ts';
import type { Worn } from '../words/wear.ts';
import { WINGED } from '../words/worn.ts';
import { OUTFITS, pieces } from './outfits.ts';

/** Those whose figure has its clothes. */
const AS_THEMSELVES: ReadonlySet<FigureName> = new Set<FigureName>(['monkeyKing', 'cloudKing', 'pigsy']);

/** Puts on everybody what the words say that they wear. */
export function letDress(plan: ScenePlan): ScenePlan {
  const { cast, wears = [] } = plan;
  return {
    ...plan,
    cast: cast.map((one) => {
      const own = wears.filter((wear) => isOn(wear, one, cast));
      // a butterfly with blue wings is a blue one
      const wings = WINGED.has(one.figure) ? own.find(({ what }) => what === 'wings') : undefined;
      const costume = own.find((wear) => wear.costume);
      const worn = own
        .filter((wear) => wear !== wings && wear !== costume)
        .map(({ what, colour }): Worn => ({ what, ...(colour && { colour }) }));
      // people have the clothes of their calling by their look
      const extras = costume?.costume
        ? (OUTFITS[costume.costume].extras ?? [])
        : one.outfit && !AS_THEMSELVES.has(one.figure)
          ? HUMANS.has(one.figure)
            ? (OUTFITS[one.outfit].extras ?? [])
            : pieces(one.outfit)
          : [];
      return {
        ...one,
        ...(wings?.colour && { colour: one.colour ?? wings.colour }),
        ...(one.person && costume && { person: inCostume(one.person, costume) }),
        ...(worn.length + extras.length > 0 && { worn: [...worn, ...extras] }),
      };
    }),
  };
}

/** Somebody of a story who wears something else in this picture: a captain in a spacesuit. */
function inCostume({ garb: _garb, hat: _hat, ...look }: PersonLook, { costume, colour }: Wears): PersonLook {
  const of = costume && OUTFITS[costume];
  if (!of) return look;
  const { cloth, legs = cloth, hat, garb, gown, dress = gown === true && look.woman } = of;
  return {
    ...look,
    cloth: colour ?? cloth,
    legs: colour && costume === 'astronaut' ? colour : legs,
    dress,
    ...(garb && { garb }),
    ...(hat && { hat }),
  };
}

/** Whether a member of the cast wears it. A man and a woman are one figure, so their words tell them apart. */
function isOn(
  { who, trait, by }: Wears,
  { figure, trait: its, person }: Cast,
  cast: readonly Cast[],
): boolean {
  if (by !== undefined) return person?.name === by;
  if (who === undefined) return true;
  // two nouns may be one person: a robot gardener
  const named = cast.some((one) => one.figure === who);
  if (figure !== who && (named || !PEOPLE.has(figure) || !PEOPLE.has(who))) return false;
  return (
    trait === undefined || trait === its || !cast.some((one) => one.figure === who && one.trait === trait)
  );
}
