import {
  EXPORT_ACTION,
  FILM_MUSIC,
  handleExport,
  quoteExport,
  searchExport,
  startExport,
} from '../../../src/api/exports.ts';
import { exportStoryboard } from '../../../src/api/script.ts';
import { MINUTE } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { requireKey } from '../../media/media-address.ts';
import { requireReady } from '../../models/readiness.ts';
import { memberOf } from '../../rpc/context.ts';
import { countUse } from '../../rpc/limits.ts';
import { Refusal } from '../../rpc/refusal.ts';
import { FileAnswer, on, type Route, Said } from '../../rpc/route.ts';
import { newKey } from '../../secrets.ts';
import { QUEUES } from '../../tasks/queue.ts';
import { submitOnce } from '../../tasks/submits.ts';
import { addTask, cancelTask } from '../../tasks/tasks.ts';
import { publishWork } from '../../works/works.ts';
import { requireProject } from '../projects/projects.ts';
import { zipStoryboard } from '../storyboard/storyboard-file.ts';
import { tellExport } from './export-answers.ts';
import { addExport, markExportRead, requireExport } from './exports.ts';
import { takeFilmMusic } from './film-music.ts';
import { frameFilm, planFilm } from './film-plan.ts';

/** Exporting a film, watching it come, and what its notice offers. */
export function exportRoutes(deps: Deps): Route[] {
  const { config, db, queue, secret, storage, speech, films } = deps;

  return [
    on(quoteExport, async (context, { script_id }) => {
      const { planned, quote } = await planFilm(deps, memberOf(context).userId, script_id);
      return {
        points: quote.points,
        shots: planned.shots.length,
        without_media: quote.withoutMedia,
        characters: quote.characters,
        seconds: quote.seconds,
        provider: films.name,
      };
    }),

    on(startExport, async (context, input) => {
      const { userId } = memberOf(context);
      await countUse(db, { name: 'submit', max: config.submitsPerMinute, seconds: MINUTE }, String(userId));
      const answer = await submitOnce(
        db,
        { userId, key: context.idempotencyKey, path: startExport.path, input },
        async () => {
          const { project, planned, quote } = await planFilm(deps, userId, input.script_id);
          await requireReady(films, ...(quote.points > 0 ? [speech] : []));
          if (planned.shots.length === 0) throw new Refusal(400, 'emptyStoryboard');
          if (input.audio_type === FILM_MUSIC.upload && input.audio_url === '')
            throw new Refusal(400, 'audioRequired');
          const musicKey =
            input.audio_type === FILM_MUSIC.upload
              ? await takeFilmMusic(deps, userId, requireKey(input.audio_url, context.host))
              : null;
          const shown = { name: project.name, ratio: project.width_height };
          const frame = frameFilm(shown, config.filmResolution, input, musicKey);
          return { quote, film: { ...frame, shots: planned.shots } };
        },
        async (client, { quote, film }) => {
          const taskId = newKey();
          const expected = await addTask(client, queue, {
            id: taskId,
            userId,
            kind: 'export',
            projectId: input.script_id,
            prompt: film.name,
            asked: { path: startExport.path, input },
            tool: 'film',
            queue: QUEUES.films,
            points: quote.points,
            provider: films.name,
            guess: quote.seconds,
          });
          await addExport(client, { taskId, userId, projectId: input.script_id, plan: film });
          return {
            tasks_id: taskId,
            points_charged: quote.points,
            expected_seconds: expected,
            provider: films.name,
          };
        },
      );
      queue.wake(QUEUES.films);
      return answer;
    }),

    on(exportStoryboard, async (context, { script_id }) => {
      const { name } = await requireProject(db, memberOf(context).userId, script_id);
      const body = await zipStoryboard(db, storage, script_id);
      return new FileAnswer(body, { mime: 'application/zip', name: `${name}.zip` });
    }),

    on(searchExport, async (context, { tasks_id }) => {
      const row = await requireExport(db, memberOf(context).userId, tasks_id);
      return tellExport(row, { secret, language: context.language });
    }),

    on(handleExport, async (context, input) => {
      const { userId } = memberOf(context);
      switch (input.type) {
        case EXPORT_ACTION.cancel:
          await requireExport(db, userId, input.tasks_id);
          await db.transaction((client) => cancelTask(client, queue, userId, input.tasks_id));
          return null;
        case EXPORT_ACTION.markRead:
          await markExportRead(db, userId, input.works_id);
          return null;
        case EXPORT_ACTION.publish:
          return (await publishWork(db, userId, input.works_id))
            ? new Said({ published: 1 }, 'published')
            : new Said({ published: 0 }, 'underReview');
      }
    }),
  ];
}
