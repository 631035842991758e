import type { Music } from '../../../generators/music/music.ts';
import { composeFilmMusic } from '../../../src/api/film-preview.ts';
import { HOUR } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { makeNow } from '../../models/make.ts';
import type { Model } from '../../models/model.ts';
import { orRefuse } from '../../models/readiness.ts';
import { countUse } from '../../rpc/limits.ts';
import { Refusal } from '../../rpc/refusal.ts';
import { timeLimit } from '../../rpc/time-limit.ts';
import { OneAtATime } from '../speech/one-at-a-time.ts';
import { planFilm } from './film-plan.ts';
import { nextScore, scoreOf } from './film-score.ts';

const PER_HOUR = 60;
/** Composing takes seconds of CPU time, so a member's requests run one at a time. */
const pieces = new OneAtATime();

/** The model that composes film music locally and free of charge; null if an external service does, which is used only for the film. */
export function composerNow({ models }: Pick<Deps, 'models'>): Model<'music'> | null {
  const model = models.find('music', { tool: 'film' });
  return model.maker.runs === 'direct' && !model.maker.costs ? model : null;
}

/** Composes the music of a project's next export. @throws Refusal if it is only composed with the film, or after too many requests */
export async function composePreview(deps: Deps, userId: number, projectId: number): Promise<Music> {
  const { db } = deps;
  const { planned, quote } = await planFilm(deps, userId, projectId);
  if (planned.shots.length === 0) throw new Refusal(400, 'emptyStoryboard');
  const model = composerNow(deps);
  if (!model) throw new Refusal(400, 'musicWithTheFilm');
  await countUse(db, { name: 'film-music', max: PER_HOUR, seconds: HOUR }, String(userId));
  const request = scoreOf(planned.shots, quote.seconds, await nextScore(db, projectId));
  return pieces.run(String(userId), () =>
    orRefuse(makeNow(deps, userId, model, request, { signal: timeLimit(composeFilmMusic) })),
  );
}
