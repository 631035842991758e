import { RATE } from '../../../generators/ffmpeg/encode.ts';
import { cameraAfter, cameraOver } from '../../../generators/films/camera.ts';
import { cardOf, layCard } from '../../../generators/films/cards.ts';
import { layout } from '../../../generators/films/cues.ts';
import type { FilmPlan, PlannedShot as TimedShot } from '../../../generators/films/film.ts';
import { CROSS } from '../../../generators/films/plan.ts';
import type { FilmPreview, PreviewShot } from '../../../src/api/film-preview.ts';
import type { Deps } from '../../deps.ts';
import { mediaAddress } from '../../media/media-address.ts';
import { flag } from '../../rpc/route.ts';
import { findSpeeches } from '../speech/narration.ts';
import { speechHash } from '../speech/speech.ts';
import { orderOf, type PlannedShot, planFilm } from './film-plan.ts';
import { nextScore } from './film-score.ts';
import { composerNow } from './preview-music.ts';

/**
 * The film as its export would be now, with the same timetable, camera moves and subtitles. Generates nothing and is free.
 * @throws Refusal if the project is not the member's
 */
export async function previewFilm(deps: Deps, userId: number, projectId: number): Promise<FilmPreview> {
  const { db, models, secret } = deps;
  const { planned, quote, cards, size } = await planFilm(deps, userId, projectId);
  const provider = models.find('speech').name;
  const requests = planned.shots.flatMap(({ narrations }) => narrations);
  const spoken = await findSpeeches(db, userId, provider, requests);
  const known = (request: (typeof requests)[number]) => spoken.get(speechHash(provider, request));
  const order = orderOf(planned.shots, { ...size, cards }, known);
  // planning requires at least one shot
  const plan: Pick<FilmPlan, 'seconds' | 'shots'> =
    planned.shots.length > 0 ? models.find('film').traits.planOf(order) : { seconds: 0, shots: [] };
  const shots = new Map(planned.shots.map((shot) => [String(shot.id), shot]));
  const address = (file: string | undefined) => (file ? mediaAddress(secret, file) : '');
  const { letter, line, foot } = layout(size.width, size.height);
  const shorter = Math.min(size.width, size.height);
  return {
    ...size,
    seconds: plan.seconds,
    fade: CROSS / RATE,
    subtitles: { letter: letter / shorter, line: line / size.width, foot: foot / size.height },
    shots: await Promise.all(
      plan.shots.map(async (timed) => {
        const shot = shots.get(timed.id);
        const card = cardOf(timed.id);
        const laid = card ? await layCard(cards[card], card, size.width, size.height) : null;
        return {
          ...placed(timed),
          scene_id: shot?.id ?? 0,
          kind: card ? 'card' : timed.source.kind,
          url: card ? '' : address(shot?.source.file),
          narrations: heardIn(timed, shot, (request) => address(known(request)?.file)),
          lines: laid?.lines ?? [],
          letter: laid ? laid.letter / shorter : 0,
        };
      }),
    ),
    without_media: quote.withoutMedia,
    unspoken: requests.filter((request) => !known(request)).length,
    points: quote.points,
    music: flag(composerNow(deps) !== null),
    piece: await nextScore(db, projectId),
  };
}

/** Timing and presentation of a shot. */
function placed(
  shot: TimedShot,
): Omit<PreviewShot, 'scene_id' | 'kind' | 'url' | 'narrations' | 'lines' | 'letter'> {
  const { start, end, overlap, fadeIn, fadeOut, slow, goOnFrames, speech, fromAfar, cues } = shot;
  const { zoom, x, y, turn, shake } = shot.source.kind === 'clip' ? cameraAfter(shot) : cameraOver(shot);
  return {
    start,
    end,
    overlap: overlap / RATE,
    fade_in: flag(fadeIn),
    fade_out: flag(fadeOut),
    slow,
    camera: { zoom: [...zoom], x: [...x], y: [...y], turn: [...turn], shake },
    sounds: flag(shot.source.kind === 'clip' && shot.source.hasSound === true),
    camera_from: shot.source.kind === 'clip' ? end - goOnFrames / RATE : start,
    ...(speech ? { speech } : {}),
    subtitles_on_top: flag(fromAfar === true),
    cues,
  };
}

const heardIn = (
  timed: TimedShot,
  shot: PlannedShot | undefined,
  audioOf: (request: PlannedShot['narrations'][number]) => string,
): PreviewShot['narrations'] =>
  (shot?.narrations ?? []).flatMap((request, index) => {
    const time = timed.narrations[index];
    return time
      ? [{ start: time.start, end: time.end, audio_url: audioOf(request), text: request.text }]
      : [];
  });
