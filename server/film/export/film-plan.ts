/** Plans a film when its export starts. Later edits of the storyboard do not change it. */

import type { FilmNarration, FilmSource } from '../../../generators/films/film.ts';
import type { FilmOrder } from '../../../generators/films/films.ts';
import type { SpeechProvider, SpeechRequest } from '../../../generators/speech/speech.ts';
import { FILM_MUSIC, FILM_SUBTITLES } from '../../../src/api/exports.ts';
import type { Transition } from '../../../src/api/film-settings.ts';
import { isFromAfar } from '../../../src/api/from-afar.ts';
import type { MadeByAnswer } from '../../../src/api/made-by.ts';
import { clipSize } from '../../../src/api/video-modes.ts';
import { textLanguage } from '../../../src/api/voices.ts';
import type { Queries } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { type ProjectRow, requireProject } from '../projects/projects.ts';
import { readCast } from '../speech/cast-voices.ts';
import { knownSpeeches, narrationOf, speechPoints } from '../speech/narration.ts';
import { speechHash } from '../speech/speech.ts';
import { type FilmLook, readFilmLook, transitionOf } from './film-settings.ts';
import type { NamedShot } from './made-by.ts';
import { SHOWN_CLIP, type ShownShot, sourceOf, speaksItself, voicesIn } from './shot-source.ts';

/** The picture or clip of a shot; files such as `<key>.mp4`. */
export interface PlannedShot {
  id: number;
  source: FilmSource;
  /** The camera's motion, as a prompt. */
  motion: string;
  /** Minimum seconds on screen; absent for automatic. */
  seconds?: number;
  /** Narrations in order; empty for a clip with speech. */
  narrations: SpeechRequest[];
  /** Transition to the next shot; absent in exports of older versions. */
  transition?: Transition;
  /** Whether people are small in it. */
  fromAfar?: boolean;
}

export interface FilmMusic {
  kind: 'automatic' | 'upload';
  /** Media key of an upload. */
  key: string;
  /** 0.1..1 */
  volume: number;
}

export interface FilmPlan {
  name: string;
  ratio: string;
  width: number;
  height: number;
  /** Whether subtitles are burned in. */
  subtitles: boolean;
  /** Whether the subtitle file is left out too. */
  unsubtitled?: boolean;
  cards?: { title: string; end: string };
  music: FilmMusic | null;
  seed: number;
  shots: PlannedShot[];
  /** Models that made the parts; absent in exports of older versions. */
  madeBy?: MadeByAnswer;
}

/** The price of the missing speech, and the film's estimated length. */
export interface FilmQuote {
  points: number;
  characters: number;
  seconds: number;
  withoutMedia: number;
}

/** Average characters per second, to estimate the length of speech. */
const PACE = { zh: 4.2, en: 14 } as const;

interface StoredShot extends ShownShot {
  id: number;
  static_desc: string;
  dynamic_desc: string;
  seconds: number;
  transition: string | null;
  picture_by: string | null;
  clip_by: string | null;
}

/** The project's shots that have a picture or clip, in order, and the number of the others. */
async function planShots(
  db: Queries,
  { id: projectId, user_id: userId }: Pick<ProjectRow, 'id' | 'user_id'>,
  voices: SpeechProvider['voices'],
  look: FilmLook,
): Promise<{ shots: PlannedShot[]; named: NamedShot[]; withoutMedia: number }> {
  const { rows } = await db.query<StoredShot>(
    `SELECT s.id, s.image, ${SHOWN_CLIP}, s.list_type, s.static_desc, s.dynamic_desc, s.narration, s.drama_dialogue, s.seconds, s.transition, s.voice_type, s.voice_speed, s.voice_vol, s.voice_pitch, s.voice_emotion,
       drawn.provider AS picture_by, filmed.provider AS clip_by
     FROM shots s LEFT JOIN clips c ON c.id = s.clip_id LEFT JOIN tasks filmed ON filmed.id = c.task_id
       LEFT JOIN draws d ON d.id = s.draw_id LEFT JOIN tasks drawn ON drawn.id = d.task_id
     WHERE s.project_id = $1 ORDER BY s.position, s.id`,
    [projectId],
  );
  const cast = await readCast(db, projectId, voices);
  const clipVoices = await voicesIn(db, userId, rows);
  const shots: PlannedShot[] = [];
  const named: NamedShot[] = [];
  for (const row of rows) {
    const source = sourceOf(row, clipVoices);
    if (!source) continue;
    const narrations = speaksItself(source) ? [] : narrationOf(row, cast, voices);
    const seconds = row.seconds > 0 ? { seconds: row.seconds } : {};
    const shot = {
      id: row.id,
      source,
      motion: row.dynamic_desc,
      ...seconds,
      narrations,
      transition: transitionOf(row.transition, look),
      ...(isFromAfar(row.static_desc) ? { fromAfar: true } : {}),
    };
    shots.push(shot);
    named.push({ shot, by: source.kind === 'clip' ? row.clip_by : row.picture_by });
  }
  return { shots, named, withoutMedia: rows.length - shots.length };
}

/** Seconds that a text is spoken: measured, or an estimate if there is no speech yet. */
const lasts = (request: SpeechRequest, spoken: { seconds: number } | undefined): number =>
  spoken?.seconds ?? [...request.text].length / PACE[textLanguage(request.text)] / request.speed;

/**
 * The film's timetable, before anything is made; the same as that of the finished film.
 * @param spoken finds existing speech
 */
export const orderOf = (
  shots: readonly PlannedShot[],
  film: Pick<FilmOrder, 'width' | 'height' | 'cards'>,
  spoken: (request: SpeechRequest) => Pick<FilmNarration, 'seconds' | 'marks'> | undefined,
): FilmOrder => ({
  ...film,
  subtitles: false,
  shots: shots.map(({ id, narrations, ...shot }) => ({
    ...shot,
    id: String(id),
    narrations: narrations.map((request) => {
      const known = spoken(request);
      return { file: '', text: request.text, ...known, seconds: lasts(request, known) };
    }),
  })),
});

/** The current price of these shots for a member, and the film's length, estimated where speech is missing. */
async function quoteFilm(
  { db, models }: Pick<Deps, 'db' | 'models'>,
  userId: number,
  { shots, withoutMedia }: { shots: readonly PlannedShot[]; withoutMedia: number },
  film: Pick<FilmOrder, 'width' | 'height' | 'cards'>,
): Promise<FilmQuote> {
  const provider = models.find('speech').name;
  const requests = shots.flatMap(({ narrations }) => narrations);
  const known = await knownSpeeches(db, userId, provider, requests);
  const order = orderOf(shots, film, (request) => {
    const seconds = known.get(speechHash(provider, request));
    return seconds === undefined ? undefined : { seconds };
  });
  const seconds = shots.length > 0 ? models.find('film').traits.planOf(order).seconds : 0;
  return { ...speechPoints(provider, requests, known), seconds, withoutMedia };
}

/** Plans the project's film in its current state, with the price of its export. @throws Refusal if it is not the member's */
export async function planFilm(
  { db, models, config }: Pick<Deps, 'db' | 'models' | 'config'>,
  userId: number,
  projectId: number,
) {
  const project = await requireProject(db, userId, projectId);
  const speech = models.find('speech');
  const look = await readFilmLook(db, projectId);
  const cards = { title: look.title, end: look.end };
  const planned = await planShots(db, project, speech.traits.voices, look);
  const size = clipSize(config.filmResolution, project.width_height);
  const quote = await quoteFilm({ db, models }, userId, planned, { ...size, cards });
  return { project, planned, quote, cards, size };
}

/**
 * Size and sound settings of a film.
 * @param resolution length of its shorter side, e.g. `720p`
 * @param seed of its music
 */
export function filmSettings(
  { name, ratio }: { name: string; ratio: string },
  resolution: string,
  input: { audio_type: number; audio_vol: number; subtitles: number },
  { musicKey, seed }: { musicKey: string | null; seed: number },
): Omit<FilmPlan, 'shots'> {
  const kinds = { [FILM_MUSIC.automatic]: 'automatic', [FILM_MUSIC.upload]: 'upload' } as const;
  const kind = kinds[input.audio_type as keyof typeof kinds];
  return {
    name,
    ratio,
    ...clipSize(resolution, ratio),
    subtitles: input.subtitles === FILM_SUBTITLES.burnt,
    unsubtitled: input.subtitles === FILM_SUBTITLES.none,
    music: kind ? { kind, key: musicKey ?? '', volume: input.audio_vol } : null,
    seed,
  };
}
