import { canCurl } from '../figures/asleep.ts';
import { canWalk } from '../figures/stirs.ts';
import type { ScenePlan } from '../words/plan.ts';
import { poseIn } from './pose.ts';

/** Phase of the stride, 0..1, with the legs far apart. */
const MID_STRIDE = { walk: 0.12, run: 0.22 } as const;

/** Shows sleeping animals curled up; those without such a figure stay as they are. */
function letAnimalsSleep(plan: ScenePlan, prompt: string): ScenePlan {
  if (poseIn(prompt) !== 'sleep') return plan;
  return {
    ...plan,
    cast: plan.cast.map((one) => (canCurl(one.figure) ? { ...one, asleep: true } : one)),
  };
}

/** Shows walking or running animals in mid-stride; people have their own poses. */
function letAnimalsRun(plan: ScenePlan, prompt: string): ScenePlan {
  const pose = poseIn(prompt);
  if (pose !== 'run' && pose !== 'walk') return plan;
  return {
    ...plan,
    cast: plan.cast.map((one) =>
      one.figure === 'person' || one.figure === 'child' || !canWalk(one.figure)
        ? one
        : { ...one, stride: MID_STRIDE[pose] },
    ),
  };
}

/** Animals that run, walk or sleep in the words do so in the picture. */
export const letAnimalsAct = (plan: ScenePlan, prompt: string): ScenePlan =>
  letAnimalsSleep(letAnimalsRun(plan, prompt), prompt);
