/** Who comes out of a magician's hat, and who has them come. */
import { ANIMATE, HUMANS } from './beings.ts';
import type { Relation, ScenePlan } from './plan.ts';

/** Puts the animals of a text into the hat that it names, and its people beside it, on a stage if the words name no place. */
export function conjure(plan: ScenePlan): void {
  const { cast, relations = [] } = plan;
  if (!cast.some(({ figure }) => figure === 'magicHat')) return;
  const free = cast.filter(
    ({ figure, trait }) =>
      ANIMATE.has(figure) &&
      !relations.some((tie) => tie.who === figure && (tie.trait === undefined || tie.trait === trait)),
  );
  // an animal alone with the hat is in it
  const people = cast.some(({ figure }) => HUMANS.has(figure));
  const inHat = people ? free.filter(({ figure }) => !HUMANS.has(figure)) : free.slice(-1);
  plan.relations = [
    ...relations,
    ...free.map(({ figure, trait }): Relation => {
      const how = inHat.some((one) => one.figure === figure) ? 'on' : 'at';
      return { who: figure, ...(trait && { trait }), how, to: 'magicHat' };
    }),
  ];
  plan.setting ??= 'room';
  if (plan.setting === 'room') plan.interior ??= 'stage';
}
