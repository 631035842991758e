import {
  EXPORT_ACTION,
  handleExport,
  quoteExport,
  searchExport,
  startExport,
} from '../../../src/api/exports.ts';
import { composeFilmMusic, readFilmPreview } from '../../../src/api/film-preview.ts';
import { readFilmSettings, saveFilmSettings } from '../../../src/api/film-settings.ts';
import { exportStoryboard } from '../../../src/api/script.ts';
import type { Deps } from '../../deps.ts';
import { holdNamed } from '../../media/named-files.ts';
import { memberOf } from '../../rpc/context.ts';
import { FileAnswer, on, type Route } from '../../rpc/route.ts';
import { cancelTask } from '../../tasks/cancel.ts';
import { submitPaid } from '../../tasks/submit-paid.ts';
import { publicationAnswer } from '../../works/publication-answer.ts';
import { workChangeOf } from '../../works/work-change.ts';
import { publishWork } from '../../works/works.ts';
import { editProject, requireProject } from '../projects/projects.ts';
import { zipStoryboard } from '../storyboard/storyboard-file.ts';
import { EXPORT } from './export-kind.ts';
import { markExportRead, requireExport } from './exports.ts';
import { planFilm } from './film-plan.ts';
import { readSettings, saveSettings } from './film-settings.ts';
import { madeBy } from './made-by.ts';
import { prepareFilm } from './prepare-film.ts';
import { previewFilm } from './preview-film.ts';
import { composePreview } from './preview-music.ts';
import { serializeExport } from './serialize-export.ts';
import { speaksItself } from './shot-source.ts';

/** Exports: start, progress, and the actions of the notice. */
export function exportRoutes(deps: Deps): Route[] {
  const { config, db, queue, secret, storage, models } = deps;

  return [
    on(quoteExport, async (context, { script_id }) => {
      const { planned, quote } = await planFilm(deps, memberOf(context).userId, script_id);
      return {
        points: quote.points,
        shots: planned.shots.length,
        without_media: quote.withoutMedia,
        speaking: planned.shots.filter(({ source }) => speaksItself(source)).length,
        characters: quote.characters,
        seconds: Math.round(quote.seconds),
        resolution: config.filmResolution,
        provider: models.find('film').name,
        made_by: madeBy(models, planned.named, { composed: true }),
      };
    }),

    on(readFilmPreview, (context, { script_id }) => previewFilm(deps, memberOf(context).userId, script_id)),

    on(composeFilmMusic, async (context, { script_id }) => {
      const { data, mime } = await composePreview(deps, memberOf(context).userId, script_id);
      return new FileAnswer(data, { mime, name: 'film-music.mp3' });
    }),

    on(readFilmSettings, async (context, { script_id }) => {
      await requireProject(db, memberOf(context).userId, script_id);
      return readSettings(db, script_id);
    }),

    on(saveFilmSettings, (context, { script_id, ...settings }) =>
      editProject(db, memberOf(context).userId, script_id, (client) =>
        saveSettings(client, script_id, settings),
      ),
    ),

    on(startExport, (context, input) =>
      submitPaid(deps, context, startExport, input, async (userId) => {
        const prepared = await prepareFilm(deps, context, userId, input);
        return ({ charge }) => charge(EXPORT, prepared);
      }),
    ),

    on(exportStoryboard, async (context, { script_id }) => {
      const { name } = await requireProject(db, memberOf(context).userId, script_id);
      const body = await zipStoryboard(db, storage, script_id);
      return new FileAnswer(body, { mime: 'application/zip', name: `${name}.zip` });
    }),

    on(searchExport, async (context, { tasks_id }) => {
      const row = await requireExport(db, memberOf(context).userId, tasks_id);
      return serializeExport(row, { secret, language: context.language });
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
        case EXPORT_ACTION.publish: {
          const work = { userId, workId: input.works_id, reviewed: config.review === 'operator' };
          const change = await workChangeOf(deps, context, input);
          const published = await db.transaction(async (client) => {
            await holdNamed(client, context);
            return publishWork(client, work, change);
          });
          return publicationAnswer(published);
        }
      }
    }),
  ];
}
