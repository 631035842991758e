/** Plays the whole film in the page before its export: as long, in the same order, with the sound that exists already. */
import { proxy, ref, subscribe } from 'valtio';
import { type FilmPreview, readFilmPreview } from '../../../api/film-preview.ts';
import { onSignOut } from '../../account/on-sign-out.ts';
import { browser } from '../../browser.ts';
import { client } from '../../client.ts';
import { exportForm } from '../export/form.ts';
import { board, followShot, selectShot, stay } from '../storyboard/board.ts';
import { saveEdits } from '../storyboard/save-edits.ts';
import { createSoundtrack, type Soundtrack } from './soundtrack.ts';
import { cueAt, shotAt } from './timetable.ts';

const CLOSED = {
  /** The stage shows the film instead of one shot. */
  open: false,
  projectId: 0,
  /** Null until it was read. */
  plan: null as FilmPreview | null,
  /** `offline`: it was never read, and will be when there is a network. */
  state: 'idle' as 'idle' | 'loading' | 'ready' | 'failed' | 'offline',
  /** It could not be read again without a network: the last answer is shown. */
  stale: false,
  playing: false,
  /** Buffering: it continues when the next picture and sound have loaded. */
  waiting: false,
  /** Seconds of the film, in tenths. */
  time: 0,
  /** The place in the plan of what is shown, and the subtitle over it. */
  index: 0,
  cue: '',
  cueOnTop: false,
  muted: false,
  /** How the music is heard; `film` for music that is composed with the film only, `missing` for a file that was not chosen yet. */
  music: 'none' as 'none' | 'making' | 'heard' | 'film' | 'missing' | 'lost',
  /** Spoken texts that could not be loaded. */
  lost: 0,
};
export const filmPreview = proxy({ ...CLOSED });

let track: Soundtrack | null = null;
/** The shot that the preview has selected, to tell it from a selection by the person. */
let followed = 0;

/** Reads the timetable of a project's film as it is now. @throws ApiError; the earlier timetable stays */
export async function readPreview(projectId: number): Promise<FilmPreview> {
  // what was typed belongs to the film; what cannot be saved now is told where it is typed
  await saveEdits().catch(() => undefined);
  const plan = await client.send(readFilmPreview, { script_id: projectId });
  if (board.projectId === projectId)
    Object.assign(filmPreview, { plan: ref(plan), projectId, state: 'ready', stale: false });
  return plan;
}

/** Where playback begins: at the selected shot, or at the start if that is the first or the last. */
function beginning({ shots }: FilmPreview): number {
  const index = shots.findIndex(({ scene_id }) => scene_id === board.shotId);
  const first = shots.findIndex(({ scene_id }) => scene_id > 0);
  const last = shots.findLastIndex(({ scene_id }) => scene_id > 0);
  return index > first && index < last ? (shots[index]?.start ?? 0) : 0;
}

/**
 * Opens the preview and plays, or resumes an open one. The film is read again, since it may have changed: without a network the last
 * answer is played, or playback waits for {@link resumePreview}.
 * @throws ApiError
 */
export async function playPreview(): Promise<void> {
  const { projectId } = board;
  const begins = !filmPreview.open || filmPreview.state === 'offline';
  const known = filmPreview.projectId === projectId ? (filmPreview.plan as FilmPreview | null) : null;
  // in the user gesture itself: later the browser would not allow a sound
  track ??= createSoundtrack();
  track.allow();
  const { scene_id = 0 } = filmPreview.plan?.shots[filmPreview.index] ?? {};
  const into = filmPreview.time - (filmPreview.plan?.shots[filmPreview.index]?.start ?? 0);
  if (begins) Object.assign(filmPreview, { ...CLOSED, muted: filmPreview.muted, projectId });
  Object.assign(filmPreview, { open: true, state: 'loading', playing: true, waiting: true });
  let plan: FilmPreview;
  try {
    plan = await readPreview(projectId);
  } catch (error) {
    if (browser.online || !filmPreview.open || board.projectId !== projectId) {
      if (!filmPreview.plan) closePreview();
      else Object.assign(filmPreview, { state: 'ready', playing: false, waiting: false });
      throw error;
    }
    if (!known) {
      Object.assign(filmPreview, { state: 'offline', waiting: false });
      return;
    }
    plan = known;
    Object.assign(filmPreview, { plan: ref(known), state: 'ready', stale: true });
  }
  if (!filmPreview.open || board.projectId !== projectId) return;
  if (plan.shots.length === 0) {
    closePreview();
    return;
  }
  const same = plan.shots.find((shot) => scene_id > 0 && shot.scene_id === scene_id);
  const over = filmPreview.time >= plan.seconds - 0.05;
  seek(plan, begins ? beginning(plan) : over ? 0 : same ? same.start + into : filmPreview.time, followShot);
  listen(projectId, plan);
}

/** There is a network again: loads what was missing, and reads the film again. @throws ApiError */
export async function resumePreview(): Promise<void> {
  if (!filmPreview.open || !filmPreview.playing) return;
  track?.hold();
  track?.retry();
  await playPreview();
}

/** What is chosen for the export. */
const musicChoice = (): string => `${exportForm.music} ${exportForm.audio?.url ?? ''}`;
/** The choice that is heard, or about to be; and how often it was asked for. */
let heard = { choice: '', turn: 0 };

/** Requests the music, which starts when it is ready. */
function listen(projectId: number, plan: FilmPreview): void {
  const turn = heard.turn + 1;
  heard = { choice: musicChoice(), turn };
  filmPreview.music = 'making';
  const tell = (music: (typeof CLOSED)['music']) => {
    if (filmPreview.plan === plan && heard.turn === turn) filmPreview.music = music;
  };
  track?.setMusic(projectId, plan).then(tell, () => tell('lost'));
}

// another choice is heard at once: whoever closes the export looks at the film with it
subscribe(exportForm, () => {
  const { open, state, projectId } = filmPreview;
  const plan = filmPreview.plan as FilmPreview | null;
  if (open && plan && state === 'ready' && musicChoice() !== heard.choice) listen(projectId, plan);
});

export function pausePreview(): void {
  // nothing of it has been shown yet
  if (filmPreview.state === 'offline') {
    closePreview();
    return;
  }
  track?.hold();
  const { playing } = filmPreview;
  Object.assign(filmPreview, { playing: false, waiting: false });
  if (playing) stayWhereItStopped();
}

function stayWhereItStopped(): void {
  if (board.projectId === filmPreview.projectId) stay();
}

/** Seeks. @param time seconds of the film, clamped to it */
export function seekPreview(time: number): void {
  const { plan } = filmPreview;
  if (plan) seek(plan, time, selectShot);
}

function seek(plan: FilmPreview, time: number, select: (shotId: number) => void): void {
  track?.seek(Math.max(0, Math.min(plan.seconds, time)));
  show(plan, track?.now() ?? 0, select);
}

/** Goes to a shot before or after the one that is shown. */
export function skipShots(step: number): void {
  const { plan, index } = filmPreview;
  const start = plan?.shots[Math.max(0, Math.min(plan.shots.length - 1, index + step))]?.start;
  if (start !== undefined) seekPreview(start);
}

/** Seeks to the shot that the person has selected, unless the preview selected it itself. */
export function followSelection(shotId: number): void {
  if (!filmPreview.open || shotId === followed) return;
  followed = shotId;
  const shot = filmPreview.plan?.shots.find(({ scene_id }) => scene_id === shotId);
  if (shot) seekPreview(shot.start);
}

export function mutePreview(muted: boolean): void {
  filmPreview.muted = muted;
}

/** The stage shows the selected shot again. */
export function closePreview(): void {
  const { playing } = filmPreview;
  end();
  if (playing) stayWhereItStopped();
}

function end(): void {
  track?.end();
  track = null;
  followed = 0;
  const { plan, projectId, muted } = filmPreview;
  Object.assign(filmPreview, { ...CLOSED, plan, projectId, muted });
}

/**
 * Renders one frame: brings everything to the clock's time.
 * @param seen whether the pictures for now have loaded
 * @returns seconds of the film
 */
export function tick(seen: boolean): number {
  const { plan, playing, muted } = filmPreview;
  if (!plan || !track) return 0;
  const time = Math.min(track.now(), plan.seconds);
  if (!playing || filmPreview.state !== 'ready') return time;
  const ends = time >= plan.seconds;
  if (!ends) {
    const heard = track.play(plan, time, { muted, together: seen });
    filmPreview.waiting = !(seen && heard);
    filmPreview.lost = track.lost();
  }
  show(plan, time, followShot);
  // at the shot that it ends with
  if (ends) pausePreview();
  return time;
}

function show(plan: FilmPreview, time: number, select: (shotId: number) => void): void {
  const index = shotAt(plan, time);
  Object.assign(filmPreview, { time: Math.round(time * 10) / 10, index, ...cueAt(plan, time) });
  const id = plan.shots[index]?.scene_id ?? 0;
  if (id === 0 || id === followed) return;
  followed = id;
  if (board.shots.some((shot) => shot.id === id)) select(id);
}

onSignOut(() => {
  end();
  filmPreview.plan = null;
});
