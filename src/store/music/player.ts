/** The player: one sound for the whole app, with a queue. It keeps playing while pages change. */

import { proxy, ref } from 'valtio';
import { onLoginChange } from '../account/on-sign-out.ts';
import { addressAnew, BROKE_OFF, SAME_PLACE } from '../address-anew.ts';
import { browserValues } from '../browser-values.ts';
import { STORAGE } from '../storage-keys.ts';

/** A song that can be played. */
export interface Track {
  /** Unique among all songs. */
  key: string;
  musicId: string;
  index: number;
  title: string;
  /** Under the title, e.g. its style. */
  about: string;
  audio: string;
  cover: string;
  seconds: number;
  peaks: readonly number[];
  lines: readonly { at: number; text: string }[];
}

export const SPEEDS = [0.75, 1, 1.25, 1.5, 2] as const;
export type Repeat = 'none' | 'all' | 'one';

export const player = proxy({
  queue: ref([] as readonly Track[]) as readonly Track[],
  /** Index in the queue; -1 when nothing was chosen. */
  at: -1,
  playing: false,
  /** Waits for data. */
  waiting: false,
  time: 0,
  duration: 0,
  speed: 1,
  volume: 1,
  repeat: 'none' as Repeat,
  /** The file could not be loaded. */
  failed: false,
});

export const trackOf = ({ queue, at }: { queue: readonly Track[]; at: number }): Track | null =>
  queue[at] ?? null;

let sound: HTMLAudioElement | null = null;

/** How often the song's file was asked for anew. */
let turn = 0;
/** Where the song goes on once its file is there again; null if it is not awaited. */
let resume: number | null = null;
/** Where it last broke off by itself. */
let brokeAt: number | null = null;

/** The one audio element. It is in the document, so that media keys and the browser's media controls find it. */
function audio(): HTMLAudioElement {
  if (sound) return sound;
  const made = document.createElement('audio');
  made.dataset.ui = 'player-audio';
  made.preload = 'auto';
  document.body.append(made);
  made.onplay = () => Object.assign(player, { playing: true, failed: false });
  made.onpause = () => {
    // an error pauses, too, and its own event tells whether the song goes on
    if (!made.error) player.playing = !made.paused;
  };
  made.onwaiting = () => Object.assign(player, { waiting: true });
  made.onplaying = () => Object.assign(player, { waiting: false });
  made.onloadedmetadata = () => {
    if (resume !== null && made.currentTime === 0) made.currentTime = resume;
    resume = null;
  };
  made.ontimeupdate = () => {
    if (resume === null) player.time = made.currentTime;
  };
  made.ondurationchange = () => {
    if (Number.isFinite(made.duration)) player.duration = made.duration;
  };
  made.onended = ended;
  made.onerror = () => {
    const track = trackOf(player);
    if (track && made.getAttribute('src')) brokeOff(track, made);
  };
  const volume = Number(browserValues.read(STORAGE.volume) ?? 1);
  player.volume = volume >= 0 && volume <= 1 ? volume : 1;
  made.volume = player.volume;
  sound = made;
  return made;
}

/** A song that broke off goes on at once where it was. Where it does not get farther, that is said, and it can be tried again. */
function brokeOff(track: Track, { currentTime, error }: HTMLAudioElement): void {
  const { playing } = player;
  const time = resume ?? currentTime;
  const isFarther = brokeAt === null || time - brokeAt > SAME_PLACE;
  if (error?.code !== BROKE_OFF || !isFarther) {
    Object.assign(player, { failed: true, playing: false, waiting: false, time });
    return;
  }
  brokeAt = time;
  loadAgain(track, time);
  if (playing) start();
}

/** The queue as it was begun, with the songs that were deleted since. */
let whole: readonly Track[] = [];
/** Their tasks. */
const dropped = new Set<string>();
function begin(queue: readonly Track[]): void {
  whole = queue;
  dropped.clear();
}

/** Plays a list from one of its songs. A song that is loaded already resumes where it was. */
export function playFrom(queue: readonly Track[], key: string): void {
  const at = queue.findIndex((track) => track.key === key);
  const chosen = queue[at];
  if (!chosen) return;
  const same = trackOf(player)?.key === key;
  begin(queue);
  Object.assign(player, { queue: ref(queue), at });
  if (!same) load(chosen);
  else if (player.failed) loadAgain(chosen, player.time);
  start();
}

function load(track: Track): void {
  turn = 0;
  brokeAt = null;
  loadFrom(track, null);
}

/** Asks for its file once more. @param time where it then goes on */
function loadAgain(track: Track, time: number): void {
  turn += 1;
  loadFrom(track, time);
}

function loadFrom(track: Track, time: number | null): void {
  const element = audio();
  resume = time;
  Object.assign(player, { time: time ?? 0, duration: track.seconds, failed: false, waiting: true });
  element.src = addressAnew(track.audio, turn);
  element.playbackRate = player.speed;
}

function start(): void {
  const element = audio();
  element.playbackRate = player.speed;
  element.play().catch((error: unknown) => {
    // meanwhile another song was chosen, or the player paused
    if (error instanceof DOMException && error.name === 'AbortError') return;
    Object.assign(player, { playing: false, waiting: false });
    console.warn(error);
  });
}

export function toggle(): void {
  const track = trackOf(player);
  if (!track) return;
  if (player.playing) {
    audio().pause();
    return;
  }
  if (player.failed) loadAgain(track, player.time);
  else if (!audio().getAttribute('src')) load(track);
  start();
}

export const pause = (): void => {
  if (player.playing) audio().pause();
};

/** Seeks. @param seconds clamped to the song */
export function seek(seconds: number): void {
  if (!trackOf(player)) return;
  const time = Math.max(0, Math.min(player.duration || seconds, seconds));
  if (resume === null) audio().currentTime = time;
  else resume = time;
  player.time = time;
}

/** Plays the next or previous song of the queue; previous first restarts the song. @param by 1 or -1 */
export function skip(by: 1 | -1): void {
  if (by === -1 && player.time > 3) {
    seek(0);
    return;
  }
  const count = player.queue.length;
  const at = player.repeat === 'all' ? (player.at + by + count) % count : player.at + by;
  const next = player.queue[at];
  if (!next) {
    if (by === -1) seek(0);
    return;
  }
  player.at = at;
  load(next);
  start();
}

export const hasNext = ({
  queue,
  at,
  repeat,
}: {
  queue: readonly unknown[];
  at: number;
  repeat: Repeat;
}): boolean => repeat === 'all' || at + 1 < queue.length;

function ended(): void {
  if (player.repeat === 'one') {
    seek(0);
    start();
  } else if (hasNext(player)) skip(1);
  else Object.assign(player, { playing: false, time: 0 });
}

/** The next speed, or the first. */
export function turnSpeed(): void {
  const at = SPEEDS.indexOf(player.speed as (typeof SPEEDS)[number]);
  player.speed = SPEEDS[(at + 1) % SPEEDS.length] ?? 1;
  audio().playbackRate = player.speed;
}

const NEXT: Record<Repeat, Repeat> = { none: 'all', all: 'one', one: 'none' };
export function turnRepeat(): void {
  player.repeat = NEXT[player.repeat];
}

/** @param volume 0 to 1 */
export function setVolume(volume: number): void {
  const clamped = Math.max(0, Math.min(1, volume));
  audio().volume = clamped;
  player.volume = clamped;
  browserValues.write(STORAGE.volume, String(clamped));
}

/** Stops and closes the player. */
export function closePlayer(): void {
  if (sound) {
    sound.pause();
    sound.removeAttribute('src');
    sound.load();
  }
  begin([]);
  Object.assign(player, {
    queue: ref([]),
    at: -1,
    playing: false,
    waiting: false,
    time: 0,
    duration: 0,
    failed: false,
  });
}
onLoginChange(closePlayer);

/**
 * Removes deleted songs from the queue; the one that plays is stopped.
 * @returns puts them back in their places, unless another queue was begun
 */
export function dropFromQueue(musicId: string): () => void {
  const now = trackOf(player);
  if (now?.musicId === musicId) {
    closePlayer();
    return () => {};
  }
  const begun = whole;
  const showRest = () => {
    const playing = trackOf(player)?.key;
    const queue = whole.filter((track) => !dropped.has(track.musicId));
    Object.assign(player, { queue: ref(queue), at: queue.findIndex(({ key }) => key === playing) });
  };
  dropped.add(musicId);
  showRest();
  return () => {
    if (whole !== begun) return;
    dropped.delete(musicId);
    showRest();
  };
}
