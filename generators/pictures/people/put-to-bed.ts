import { ANIMATE, HUMANS } from '../words/beings.ts';
import type { Relation, ScenePlan } from '../words/plan.ts';
import { poseOfDeed } from './stranger-poses.ts';

/** Gives people who sleep in a room, or in no place that the words name, a bed, and an infant a cradle. */
export function putToBed(plan: ScenePlan): ScenePlan {
  const { cast, relations = [], setting, sky, inside } = plan;
  const sleeper = cast.find((one) => HUMANS.has(one.figure) && poseOfDeed(plan, one) === 'sleep');
  const sleepers = cast.filter((one) => HUMANS.has(one.figure) && poseOfDeed(plan, one) === 'sleep');
  const lain = relations.some(({ how, who }) => who === sleeper?.figure && how !== 'holds');
  if (!sleeper || inside || lain) return plan;
  const nowhere = setting === null && sky.length === 0 && cast.every(({ figure }) => ANIMATE.has(figure));
  if (setting !== 'room' && !nowhere) return plan;
  const bed = sleeper.infant ? 'cradle' : 'bed';
  return {
    ...plan,
    setting: 'room',
    ...(nowhere && { interior: 'bedroom' }),
    cast: cast.some(({ figure }) => figure === bed) ? cast : [...cast, { figure: bed, count: 1 }],
    relations: [
      ...relations,
      ...(sleeper.infant ? [sleeper] : sleepers.filter(({ infant }) => !infant)).map(
        ({ figure, trait }): Relation => ({ who: figure, ...(trait && { trait }), how: 'on', to: bed }),
      ),
    ],
  };
}
