import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { points, refreshPoints } from '../../../src/store/account/points.ts';
import { endSession, setSession } from '../../../src/store/account/session.ts';
import { closeDialog } from '../../../src/store/dialogs.ts';
import { lipDraft, lipForm } from '../../../src/store/lipsync/lip-form.ts';
import { closeOverlay } from '../../../src/store/lipsync/overlay.ts';
import { pictureUpload } from '../../../src/store/lipsync/picture.ts';
import { dropSound } from '../../../src/store/lipsync/sound-upload.ts';
import { clipUpload, dropClip } from '../../../src/store/lipsync/source-clip.ts';
import { keyOfSpoken } from '../../../src/store/speech/spoken.ts';
import { takeToasts } from '../../../src/store/toasts.ts';
import LipSyncPage from '../../../src/ui/lipsync/lipsync-page.tsx';
// loaded in advance: compiling it must not count against the timeout of a test
import '../../../src/ui/kit/confirm-dialog.tsx';
import '../../../src/ui/kit/drawing-dialog.tsx';
import '../../../src/ui/kit/floating-menu.tsx';
import '../../../src/ui/kit/history-search.tsx';
import '../../../src/ui/kit/voice-pick-dialog.tsx';
import '../../../src/ui/lipsync/consent-dialog.tsx';
import '../../../src/ui/lipsync/delete-dialog.tsx';
import '../../../src/ui/lipsync/player.tsx';
import { type Answers, fakeApi, type Sent } from '../../store/fake-api.ts';
import { change, eachOnItsOwn, showAt } from '../show.tsx';

export const TALK = '/lip-sync/merge-video';
export const DUB = '/lip-sync/generate-shuziren';
export const LIST = '/lip-sync/lists';
export const SPEAK = '/lip-sync/generate-audio';
export const VOICES = '/lip-sync/voice-lists';
export const IMAGE = '/lip-sync/upload-image';
export const AUDIO = '/lip-sync/upload-audio';
export const SOURCE = '/studio/lip-sync/source';
export const EXAMPLE = '/studio/lip-sync/example';
export const CONSENT = '/studio/lip-sync/consent';

const eye = { x: 0.4, y: 0.4, width: 0.1, height: 0.05 };
export const PLACE = {
  mouth: { x: 0.5, y: 0.7, width: 0.2, height: 0.08 },
  eyes: [eye, { ...eye, x: 0.6 }] as [typeof eye, typeof eye],
  tilt: 0,
};
export const FOUND = { ...PLACE, from: 'found', confidence: 0.8 } as const;

/** The server's voices and their filter values. */
export const VOICE_ANSWER = {
  lists: [
    {
      voice_name: 'Clara',
      voice_type: 'clara',
      tags: ['en', 'female'],
      platform: 'x',
      test_audio_url: '/media/v.mp3',
    },
    { voice_name: 'Yun', voice_type: 'yun', tags: ['zh', 'female'], platform: 'x', test_audio_url: '' },
  ],
  select: { language: ['en', 'zh'], scense: ['narration'], age: ['adult'], sex: ['female'] },
};
export const SPEECH = { audio_base64: btoa('speech'), audio_duration: 3.2, audio_url: '/media/speech.mp3' };

/** A result in the server's format. */
export const wireResult = (id: number, more: Record<string, unknown> = {}) => ({
  task_id: `l${id}`,
  id,
  status_code: 2,
  video_url: `/media/${id}.mp4`,
  poster_url: `/media/${id}.jpg`,
  tool_name: 'hedra',
  seconds: 3,
  width: 720,
  height: 720,
  options: JSON.stringify({
    head_url: '/media/face.jpg',
    audio_url: '/media/speech.mp3',
    audio_duration: 3.2,
    audio_text: `Line ${id}`,
    aspectRatio: '1:1',
    type: 0,
    face: PLACE,
  }),
  provider: 'built-in engine',
  starred: 0,
  created_at: new Date().toISOString(),
  ...more,
});
/** The day it is here: a run may go on past midnight, and the page tells a day as its reader has it. */
const dayNow = () => new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' }).format(new Date());
export const listOf = (rows: unknown[], date = dayNow()) => ({
  lists: rows.length > 0 ? [{ date, data: rows }] : [],
  has_next: 0,
});

/** Each test uses another member, without drafts and cached answers. */
let user = 9100;

/** Opens the lip-sync page of a member with these results. */
export async function openLipSync(results: unknown[] = [], answers: Answers = {}): Promise<Sent[]> {
  user += 1;
  const own = {
    potins: 500,
    star_tel: '138****0000',
    user_id: user,
    speech_points: 1,
    lip_sync_setting: { zh: 8, en: 2 },
  };
  const sent = fakeApi(
    {
      '/center/points': () => own,
      [LIST]: () => listOf(results),
      [VOICES]: () => VOICE_ANSWER,
      [SPEAK]: () => SPEECH,
      [IMAGE]: () => ({ head_url: '/media/face.jpg', aspectRatio: '1:1', face: FOUND }),
      [AUDIO]: () => ({ audio_base64: btoa('upload'), audio_duration: 4, audio_url: '/media/upload.mp3' }),
      [CONSENT]: () => ({ given: 1 }),
      '/lip-sync/get-task': () => [],
      ...answers,
    },
    user,
  );
  await setSession('token', user);
  await refreshPoints();
  await showAt('/lipsync', <LipSyncPage />);
  if (results.length > 0) await screen.findAllByRole('article');
  else await screen.findByRole('heading', { name: 'Let a face speak' });
  return sent;
}

export const bodies = (sent: Sent[], path: string): unknown[] =>
  sent.filter((one) => one.path === path).map(({ body }) => body);

export const press = (name: string | RegExp, role: 'button' | 'tab' | 'radio' = 'button') =>
  change(() => void fireEvent.click(screen.getByRole(role, { name })));
export const write = (words: string) =>
  change(
    () =>
      void fireEvent.change(screen.getByRole('textbox', { name: 'Text to read' }), {
        target: { value: words },
      }),
  );
export const go = () => screen.getByRole('button', { name: /^Generate(\s*\d.*)?$/ });
export const makeAudio = () =>
  screen.getByRole('button', { name: /^Generate audio|^Generate the audio again/ });
export const titles = () => takeToasts().map(({ title }) => title);

/** Selects the voice Clara. */
export const chooseClara = () =>
  change(() => Object.assign(lipForm.spoken, { voice_type: 'clara', voice_name: 'Clara' }));

/** A picture with a detected face. */
export const hasPicture = () =>
  change(() => {
    lipForm.picture = {
      url: '/media/face.jpg',
      name: 'face.jpg',
      shape: '1:1',
      own: false,
      face: { place: PLACE, from: 'found' },
    };
  });
/** A source clip of this length with a detected face. */
export const hasClip = (seconds = 10) =>
  change(() => {
    lipForm.clip = {
      url: '/media/clip.mp4',
      name: 'me.mp4',
      seconds,
      width: 640,
      height: 360,
      own: false,
      face: { place: PLACE, from: 'found' },
    };
  });
/** Speech of this text by Clara. */
export const hasSpeech = (text = 'Hello there', seconds = 3.2) =>
  change(() => {
    Object.assign(lipForm.spoken, { text, voice_type: 'clara', voice_name: 'Clara' });
    const { audio_url: url, audio_base64: base64 } = SPEECH;
    lipForm.speech = { url, base64, seconds, of: keyOfSpoken({ ...lipForm.spoken }) };
  });

/** Creates a file with this name and size. */
export const fileOf = (name: string, { type = '', bytes = 10, content = 'x' as BlobPart } = {}) => {
  const made = new File([content], name, { type });
  Object.defineProperty(made, 'size', { value: bytes });
  return made;
};

/** A ResizeObserver that reports the size of a window for every element. */
class Measured implements ResizeObserver {
  readonly #tell: ResizeObserverCallback;
  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell;
  }
  observe(target: Element): void {
    const entry = { target, contentRect: new DOMRect(0, 0, 800, 900) };
    queueMicrotask(() => this.#tell([entry as unknown as ResizeObserverEntry], this));
  }
  unobserve(): void {}
  disconnect(): void {}
}

/** Resets the form before and after each test of a file. */
export function eachLipTest(): void {
  eachOnItsOwn();
  beforeEach(() => {
    lipDraft.clear();
    closeOverlay();
    closeDialog();
    takeToasts();
    points.payload = null;
    vi.stubGlobal('ResizeObserver', Measured);
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue(undefined);
    vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue(undefined);
  });
  afterEach(async () => {
    pictureUpload.drop();
    dropSound();
    await dropClip();
    await waitFor(() => expect(clipUpload.state.phase).toBe('none'));
    await endSession();
  });
}
