import { canCurl } from '../figures/asleep.ts';
import { canWalk } from '../figures/stirs.ts';
import type { ScenePlan } from '../words/plan.ts';
import { poseIn } from './pose.ts';

/** Where in a stride the legs of a picture are that walks or runs: far apart. */
const MID_STRIDE = { walk: 0.12, run: 0.22 } as const;

/** Animals that are said to sleep are curled up; those who cannot be drawn so stay as they are. */
function letAnimalsSleep(plan: ScenePlan, prompt: string): ScenePlan {
  if (poseIn(prompt) !== 'sleep') return plan;
  return {
    ...plan,
    cast: plan.cast.map((one) => (canCurl(one.figure) ? { ...one, asleep: true } : one)),
  };
}

/** Animals that are said to run or walk are shown in mid-stride; people have poses of their own. */
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
