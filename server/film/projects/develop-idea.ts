/** Ideas become stories before a film is made of them. */
import type { StoryRequest } from '../../../generators/stories/stories.ts';
import { developIdea as developIdeaCall, PROJECT_LIMITS } from '../../../src/api/projects.ts';
import { HOUR } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { randomSeed } from '../../draw/draw-plan.ts';
import { makeNow } from '../../models/make.ts';
import { orRefuse } from '../../models/readiness.ts';
import { countUse } from '../../rpc/limits.ts';
import { timeLimit } from '../../rpc/time-limit.ts';
import { storyOf } from './project-create.ts';

/**
 * Develops an idea, each time into another story or advertisement. Nothing is stored or charged.
 * @throws Refusal for an idea without words; HTTP 429 above the hourly limit; if the text service fails
 */
export async function developIdea(
  deps: Deps,
  userId: number,
  { idea, textType }: Pick<StoryRequest, 'idea' | 'textType'>,
): Promise<string> {
  const { config, db, models } = deps;
  storyOf(idea);
  await countUse(db, { name: 'story', max: config.uploadsPerHour, seconds: HOUR }, String(userId));
  const request = { idea, textType, seed: randomSeed(), most: PROJECT_LIMITS.storyMax };
  const signal = timeLimit(developIdeaCall);
  return orRefuse(makeNow(deps, userId, models.find('story'), request, { signal }));
}
