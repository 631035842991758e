import type { Media } from '../../media/media.ts';
import type { Model } from '../../models/model.ts';
import { paidAnswer } from '../../tasks/paid-answer.ts';
import type { PaidKind } from '../../tasks/paid-kind.ts';
import { adoptIn } from '../../uploads/uploads.ts';
import { addExport } from './exports.ts';
import { FILM_MUSIC_PART, filmWork } from './film-job.ts';
import { type FilmPlan, type FilmQuote, planFilm } from './film-plan.ts';

/** A planned film and its price. */
export interface PreparedFilm {
  projectId: number;
  film: FilmPlan;
  /** An upload that becomes media with the film. */
  freshMusic: Media | null;
  quote: FilmQuote;
  provider: string;
  /** The model that composes its music; null for no music, or an upload. */
  composer: Model<'music'> | null;
}

/** Film exports. */
export const EXPORT: PaidKind<PreparedFilm, { tasks_id: string } & ReturnType<typeof paidAnswer>> = {
  facts: ({ projectId, film, quote, provider, composer }) => ({
    kind: 'export',
    prompt: film.name,
    tool: 'film',
    points: quote.points,
    provider,
    projectId,
    requests: composer ? [{ part: FILM_MUSIC_PART, model: composer }] : [],
    guess: Math.round(quote.seconds),
  }),
  record: async (client, task, { projectId, film, freshMusic }) => {
    if (freshMusic) await adoptIn(client, task.userId, freshMusic);
    await addExport(client, { taskId: task.id, userId: task.userId, projectId, plan: film });
    return { tasks_id: task.id, ...paidAnswer(task) };
  },
  job: { queue: 'films', atOnce: ({ filmWorkers }) => filmWorkers, work: filmWork },
  // speech that exists already is not charged again
  priceAgain: async (deps, userId, { points, project_id }) =>
    project_id === null ? points : (await planFilm(deps, userId, project_id)).quote.points,
};
