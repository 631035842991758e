import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';
import { painters } from '../../../generators/pictures/scenes/settings.ts';
import type { ScenePlan } from '../../../generators/pictures/words/plan.ts';

/** The scene of a plan. */
export const sceneOfPlan = (plan: ScenePlan) =>
  castScene(plan, 'animation', { push: 0, odd: 0, chaos: 0 }, 1, createRandom(1), []);

/** A small picture of a plan's place alone, as pixels. */
export function placePixels(plan: ScenePlan, [width, height]: readonly [number, number] = [120, 90]): string {
  const scene = {
    ...sceneOfPlan(plan),
    cast: [],
    time: 'noon',
    weather: 'clear',
    season: 'summer',
  } as const;
  const stage = createStage({ ...scene, cast: [] }, width, height, createRandom(2));
  painters[scene.setting](stage);
  return Buffer.from(stage.ctx.getImageData(0, 0, width, height).data).toString('base64');
}
