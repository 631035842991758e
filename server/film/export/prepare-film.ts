import type { CallOutput } from '../../../src/api/call.ts';
import { FILM_MUSIC, type startExport } from '../../../src/api/exports.ts';
import type { Deps } from '../../deps.ts';
import { requireKey } from '../../media/media-address.ts';
import { nameFile } from '../../media/named-files.ts';
import { requireReady } from '../../models/readiness.ts';
import type { Context } from '../../rpc/context.ts';
import { Refusal } from '../../rpc/refusal.ts';
import type { PreparedFilm } from './export-kind.ts';
import { takeFilmMusic } from './film-music.ts';
import { filmSettings, planFilm } from './film-plan.ts';
import { nextScore } from './film-score.ts';
import { madeBy } from './made-by.ts';

/**
 * Checks and prices a film before it is charged.
 * @throws Refusal if the film is empty or not the member's, its music is missing or has no audio, or a required program
 *   is not installed
 */
export async function prepareFilm(
  deps: Deps,
  context: Context,
  userId: number,
  input: CallOutput<typeof startExport>,
): Promise<PreparedFilm> {
  const { models, config } = deps;
  const film = models.find('film');
  const { project, planned, quote, cards } = await planFilm(deps, userId, input.script_id);
  await requireReady(film, ...(quote.points > 0 ? [models.find('speech')] : []));
  if (planned.shots.length === 0) throw new Refusal(400, 'emptyStoryboard');
  const uploads = input.audio_type === FILM_MUSIC.upload;
  if (uploads && input.audio_url === '') throw new Refusal(400, 'audioRequired');
  const music = uploads ? await takeFilmMusic(deps, userId, requireKey(input.audio_url, context.host)) : null;
  // one at its first use has no row yet: the film's record makes it one
  if (music && !music.fresh) nameFile(context, music);
  const shown = { name: project.name, ratio: project.width_height };
  const settings = filmSettings(shown, input.resolution ?? config.filmResolution, input, {
    musicKey: music?.key ?? null,
    seed: await nextScore(deps.db, input.script_id),
  });
  const composed = settings.music !== null && settings.music.kind !== 'upload';
  const finished = {
    ...settings,
    cards,
    shots: planned.shots,
    madeBy: madeBy(models, planned.named, { composed }),
  };
  return {
    projectId: input.script_id,
    film: finished,
    freshMusic: music?.fresh ?? null,
    composer: composed ? models.find('music', { tool: 'film' }) : null,
    quote,
    provider: film.name,
  };
}
