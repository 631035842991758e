/** A film as it is when its export begins: later edits of the storyboard do not change it. */

import type { SpeechProvider, SpeechRequest } from '../../../generators/speech/speech.ts';
import { FILM_MUSIC } from '../../../src/api/exports.ts';
import { clipSize } from '../../../src/api/video-modes.ts';
import { speechCost, textLanguage } from '../../../src/api/voices.ts';
import type { Queries } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { randomSeed } from '../../draw/draw-plan.ts';
import { COSTS } from '../../ledger/costs.ts';
import { requireProject } from '../projects/projects.ts';
import { findSpeech, speechHash } from '../speech/speech.ts';

/** What a shot shows; files such as `<key>.mp4`. */
export interface PlannedShot {
  id: number;
  source: { kind: 'clip'; file: string; seconds: number } | { kind: 'picture'; file: string };
  /** Words for the camera. */
  motion: string;
  narration: SpeechRequest | null;
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
  subtitles: boolean;
  music: FilmMusic | null;
  seed: number;
  shots: PlannedShot[];
}

/** Points of the speech that has to be made, by what is already kept. */
export interface FilmQuote {
  points: number;
  characters: number;
  seconds: number;
  withoutMedia: number;
}

/** Seconds a shot without clip or narration is shown. */
const PICTURE_SECONDS = 5;
/** Said so many times a second, before it has been spoken. */
const PACE = { zh: 4.2, en: 14 } as const;
/** Silence after a narration before the next shot. */
const PAUSE = 0.8;

interface StoredShot {
  id: number;
  image: string;
  video: string | null;
  clip_seconds: number | null;
  list_type: number;
  dynamic_desc: string;
  narration: string;
  voice_type: string;
  voice_speed: number;
  voice_vol: number;
  voice_pitch: number;
  voice_emotion: string;
}

/** The voice of a shot that has none chosen: the first that speaks its language. */
const defaultVoice = (voices: SpeechProvider['voices'], text: string): string =>
  (voices.find(({ language }) => language === textLanguage(text)) ?? voices[0])?.id ?? '';

function narrationOf(shot: StoredShot, voices: SpeechProvider['voices']): SpeechRequest | null {
  const text = shot.narration.trim();
  if (text === '') return null;
  const chosen = voices.some(({ id }) => id === shot.voice_type);
  return {
    text,
    voice: chosen ? shot.voice_type : defaultVoice(voices, text),
    speed: shot.voice_speed,
    volume: shot.voice_vol,
    pitch: shot.voice_pitch,
    emotion: shot.voice_emotion as SpeechRequest['emotion'],
  };
}

function sourceOf(shot: StoredShot): PlannedShot['source'] | null {
  if (shot.list_type === 2 && shot.video)
    return { kind: 'clip', file: shot.video, seconds: shot.clip_seconds ?? PICTURE_SECONDS };
  return shot.image ? { kind: 'picture', file: shot.image } : null;
}

/** The shots of a project that can be in a film, in order, and how many cannot. */
async function planShots(
  db: Queries,
  projectId: number,
  voices: SpeechProvider['voices'],
): Promise<{ shots: PlannedShot[]; withoutMedia: number }> {
  const { rows } = await db.query<StoredShot>(
    `SELECT s.id, s.image, c.video, c.seconds AS clip_seconds, s.list_type, s.dynamic_desc, s.narration, s.voice_type,
       s.voice_speed, s.voice_vol, s.voice_pitch, s.voice_emotion
     FROM shots s LEFT JOIN clips c ON c.id = s.clip_id WHERE s.project_id = $1 ORDER BY s.position, s.id`,
    [projectId],
  );
  const shots: PlannedShot[] = [];
  for (const row of rows) {
    const source = sourceOf(row);
    if (source)
      shots.push({ id: row.id, source, motion: row.dynamic_desc, narration: narrationOf(row, voices) });
  }
  return { shots, withoutMedia: rows.length - shots.length };
}

/** What these shots cost a member today, and about how long the film will be. */
async function quoteFilm(
  db: Queries,
  userId: number,
  provider: string,
  { shots, withoutMedia }: { shots: readonly PlannedShot[]; withoutMedia: number },
): Promise<FilmQuote> {
  const quote: FilmQuote = { points: 0, characters: 0, seconds: 0, withoutMedia };
  const counted = new Set<string>();
  for (const { narration, source } of shots) {
    let spoken = 0;
    if (narration) {
      const hash = speechHash(provider, narration);
      const known = await findSpeech(db, userId, hash);
      const length = [...narration.text].length;
      spoken = known?.seconds ?? length / PACE[textLanguage(narration.text)] / narration.speed;
      if (!known && !counted.has(hash)) {
        counted.add(hash);
        quote.points += speechCost(COSTS, narration.text);
        quote.characters += length;
      }
    }
    const shown = source.kind === 'clip' ? source.seconds : PICTURE_SECONDS;
    quote.seconds += Math.max(shown, spoken > 0 ? spoken + PAUSE : 0);
  }
  quote.seconds = Math.round(quote.seconds);
  return quote;
}

/** The film of a project as it is now, and what exporting it would cost. @throws Refusal when it is not the member's */
export async function planFilm(
  { db, models }: Pick<Deps, 'db' | 'models'>,
  userId: number,
  projectId: number,
) {
  const project = await requireProject(db, userId, projectId);
  const speech = models.find('speech');
  const planned = await planShots(db, projectId, speech.traits.voices);
  const quote = await quoteFilm(db, userId, speech.name, planned);
  return { project, planned, quote };
}

/** Size and sound of a film. @param resolution its shorter side, e.g. `720p` */
export function frameFilm(
  { name, ratio }: { name: string; ratio: string },
  resolution: string,
  input: { audio_type: number; audio_vol: number; subtitles: number },
  musicKey: string | null,
): Omit<FilmPlan, 'shots'> {
  const kinds = { [FILM_MUSIC.automatic]: 'automatic', [FILM_MUSIC.upload]: 'upload' } as const;
  const kind = kinds[input.audio_type as keyof typeof kinds];
  return {
    name,
    ratio,
    ...clipSize(resolution, ratio),
    subtitles: input.subtitles === 1,
    music: kind ? { kind, key: musicKey ?? '', volume: input.audio_vol } : null,
    seed: randomSeed(),
  };
}
