import { proxy, ref } from 'valtio';
import { ApiError } from '../../../api/errors.ts';
import type { Shot } from '../../../api/shot.ts';
import { saveVoiceSettings } from '../../../api/storyboard.ts';
import { listVoices, textLanguage, VOICE_EMOTIONS } from '../../../api/voices.ts';
import { onSignOut } from '../../account/on-sign-out.ts';
import { browser, type Language } from '../../browser.ts';
import { client } from '../../client.ts';
import { type Emotion, tagsOf, type Voice } from '../../voice.ts';
import { board, patchShot } from './board.ts';
import { notifyTabs } from './board-channel.ts';

/** The voices of this studio, read once a visit and language. */
export const voices = proxy({
  list: [] as Voice[],
  state: 'idle' as 'idle' | 'loading' | 'ready' | 'failed',
  /** The language of their names. */
  language: browser.language,
});

let reading: { language: Language; done: Promise<void> } | null = null;

/** Loads the voices once; concurrent callers share the request. @throws ApiError */
export function loadVoices(): Promise<void> {
  const { language } = browser;
  if (voices.state === 'ready' && voices.language === language) return Promise.resolve();
  if (reading?.language === language) return reading.done;
  const mine = { language, done: Promise.resolve() };
  reading = mine;
  const current = () => reading === mine;
  mine.done = read(language, current).finally(() => {
    if (current()) reading = null;
  });
  return mine.done;
}

async function read(language: Language, current: () => boolean): Promise<void> {
  voices.state = 'loading';
  try {
    const { lists } = await client.send(listVoices, { scene: '', age: '', sex: '', language: '' });
    if (current())
      Object.assign(voices, { list: lists.map((voice) => ref(voice)), state: 'ready', language });
  } catch (error) {
    if (current()) voices.state = 'failed';
    throw error;
  }
}

/** The first of these voices that the studio has; else the first that speaks the language of the text. */
export const voiceOf = (
  list: readonly Voice[],
  chosen: readonly (string | null | undefined)[],
  text: string,
): Voice | undefined => {
  const wanted = chosen.find((type) => list.some(({ voice_type }) => voice_type === type));
  return (
    list.find(({ voice_type }) => voice_type === wanted) ??
    list.find((voice) => tagsOf(voice).includes(textLanguage(text))) ??
    list[0]
  );
};

/** A shot's voice settings, as the speech call takes them. */
export const settingsOf = (shot: Shot) => ({
  voice_speed: shot.voice_speed,
  voice_vol: shot.voice_vol,
  voice_pitch: shot.voice_pitch,
  voice_emotion: (VOICE_EMOTIONS as readonly string[]).includes(shot.voice_emotion)
    ? (shot.voice_emotion as Emotion)
    : ('neutral' as const),
});

type VoicePatch = Partial<
  Pick<Shot, 'voice_type' | 'voice_speed' | 'voice_vol' | 'voice_pitch' | 'voice_emotion'>
>;
const SETTLE = 500;
interface Unsaved {
  projectId: number;
  /** As it was on the screen: its film may be closed when this is saved. */
  shot: Shot;
  patch: VoicePatch;
}
/** Unsaved changes by shot, so that a list read meanwhile does not undo them, and another film that is opened does not lose them. */
const unsaved = new Map<number, Unsaved>();
let timer: ReturnType<typeof setTimeout> | undefined;
let saving: Promise<void> = Promise.resolve();

const shotOf = (id: number): Shot | undefined => board.shots.find((one) => one.id === id) as Shot | undefined;

/** Changes a shot's voice settings; saved when the person pauses (BOARD-89). @param onError called if the save fails */
export function setVoice(id: number, patch: VoicePatch, onError: (error: unknown) => void): void {
  patchShot(id, patch);
  const shot = shotOf(id);
  if (!shot) return;
  unsaved.set(id, {
    projectId: board.projectId,
    shot,
    patch: { ...unsaved.get(id)?.patch, ...patch },
  });
  clearTimeout(timer);
  timer = setTimeout(() => void saveVoices().catch(onError), SETTLE);
}

/** Whether something that {@link setVoice} has changed waits to be saved. */
export const hasUnsavedVoices = (): boolean => unsaved.size > 0;

/** Saves at once what {@link setVoice} has changed, one save after the other. @throws ApiError */
export function saveVoices(): Promise<void> {
  clearTimeout(timer);
  saving = saving.then(saveAll, saveAll);
  return saving;
}

async function saveAll(): Promise<void> {
  let refused: unknown;
  for (const [id, change] of unsaved)
    try {
      await saveOne(id, change);
    } catch (error) {
      if (!(error instanceof ApiError && error.kind === 'refused')) throw error;
      // it would be refused again and again, and hold up whatever is saved first
      if (unsaved.get(id) === change) unsaved.delete(id);
      refused = error;
    }
  if (refused) throw refused;
}

async function saveOne(id: number, change: Unsaved): Promise<void> {
  const { projectId, shot, patch } = change;
  const isOpen = () => board.projectId === projectId && board.state === 'ready';
  // one that is missing in its open film was deleted
  const shown = isOpen() ? shotOf(id) : shot;
  if (shown) await saveVoice({ ...shown, ...patch });
  if (unsaved.get(id) === change) unsaved.delete(id);
  if (!shown || !isOpen()) return;
  // what was changed while it was saved stays
  patchShot(id, { ...patch, ...unsaved.get(id)?.patch });
  notifyTabs({ kind: 'changed' });
}

const saveVoice = (shot: Shot): Promise<unknown> =>
  client.send(saveVoiceSettings, {
    type: 1,
    global: 0,
    scene_id: shot.id,
    ...settingsOf(shot),
    ...(shot.voice_type ? { voice_type: shot.voice_type } : {}),
  });

// of a member who has signed out, nothing is sent
onSignOut(() => {
  clearTimeout(timer);
  unsaved.clear();
});
