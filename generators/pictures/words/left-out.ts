/** What a picture shows nothing of, since the words refuse it. */
import { findWords } from './match.ts';
import type { ScenePlan } from './plan.ts';
import { index, isColour } from './senses.ts';

/** Takes what is refused out of a plan. @param refused lower case */
export function leaveOut(plan: ScenePlan, refused: string): ScenePlan {
  for (const { means } of findWords(refused, index, isColour)) {
    // "the corridor, without an elevator" stays indoors
    const interior = means.find(({ of }) => of === 'interior');
    const otherRoom =
      interior?.of === 'interior' && plan.interior !== undefined && plan.interior !== interior.is;
    for (const sense of means) {
      if (sense.of === 'figure') plan.cast = plan.cast.filter(({ figure }) => figure !== sense.is.figure);
      if (sense.of === 'interior' && plan.interior === sense.is) delete plan.interior;
      if (sense.of === 'site' && plan.site === sense.is) delete plan.site;
      if (sense.of === 'grove' && plan.grove === sense.is) delete plan.grove;
      if (sense.of === 'crop' && plan.crop === sense.is) delete plan.crop;
      if (sense.of === 'ground' && plan.ground === sense.is) delete plan.ground;
      if (sense.of === 'feeling' && plan.feeling === sense.is) {
        delete plan.feeling;
        if (plan.felt) plan.felt = plan.felt.filter(({ feels }) => feels !== sense.is);
      }
      if (sense.of === 'worn' && plan.wears) plan.wears = plan.wears.filter(({ what }) => what !== sense.is);
      if (sense.of === 'sky') plan.sky = plan.sky.filter((thing) => thing !== sense.is);
      if (sense.of === 'mood') plan.moods = plan.moods.filter((mood) => mood !== sense.is);
      if (sense.of === 'setting' && plan.setting === sense.is && !otherRoom) plan.setting = null;
      if (sense.of === 'time' && plan.time === sense.is) plan.time = null;
      if (sense.of === 'season' && plan.season === sense.is) plan.season = null;
      if (sense.of === 'weather' && (plan.weather === null || plan.weather === sense.is))
        plan.weather = 'clear';
    }
  }
  return plan;
}
