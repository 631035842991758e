import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { points, refreshPoints } from '../../../src/store/account/points.ts';
import { endSession, setSession } from '../../../src/store/account/session.ts';
import { closeDialog } from '../../../src/store/dialogs.ts';
import { musicDraft } from '../../../src/store/music/music-form.ts';
import { closeOverlay } from '../../../src/store/music/overlay.ts';
import { closePlayer } from '../../../src/store/music/player.ts';
import { dropReference } from '../../../src/store/music/reference.ts';
import { takeToasts } from '../../../src/store/toasts.ts';
import MusicPage from '../../../src/ui/music/music-page.tsx';
import { PlayerHost } from '../../../src/ui/player/player-host.tsx';
// loaded in advance: compiling it must not count against the timeout of a test
import '../../../src/ui/kit/confirm-dialog.tsx';
import '../../../src/ui/kit/floating-menu.tsx';
import '../../../src/ui/kit/history-search.tsx';
import '../../../src/ui/music/delete-dialog.tsx';
import '../../../src/ui/music/lyrics-dialog.tsx';
import '../../../src/ui/player/player-bar.tsx';
import { type Answers, fakeApi, type Sent } from '../../store/fake-api.ts';
import { change, eachOnItsOwn, showAt } from '../show.tsx';

export const CREATE = '/music/create';
export const LIST = '/music/lists';
export const LYRICS = '/music/lyrics';
export const UPLOAD = '/music/upload';

const WORK = {
  audio_url: '/media/a.mp3',
  image_url: '/media/a.jpg',
  title: 'Harbour',
  seconds: 90,
  tempo: 112,
  key: 'A minor',
  style: 'pop',
  peaks: [10, 100, 40],
  lines: [
    { at: 4, text: 'First line' },
    { at: 9, text: 'Second line' },
  ],
  sung: 0,
};

/** Songs in the server's format. */
export const wireSong = (id: number, more: Record<string, unknown> = {}) => ({
  music_id: `m${id}`,
  id,
  state: 3,
  cmd: 'create',
  api_name: 'duomi',
  tool_name: 'suno',
  custom_mode: 0,
  make_instrumental: 0,
  title: `Song ${id}`,
  tags: 'folk',
  prompt: 'the sea',
  lyrics: '[Verse]\nFirst line\nSecond line',
  works: [WORK, { ...WORK, audio_url: '/media/b.mp3' }],
  options: JSON.stringify({
    tool_name: 'suno',
    api_name: 'duomi',
    custom_mode: 0,
    make_instrumental: 0,
    prompt: 'the sea',
    tags: '',
    title: '',
  }),
  provider: 'built-in engine',
  starred: 0,
  created_at: new Date().toISOString(),
  ...more,
});

/** Each test uses another member, without drafts and cached answers. */
let user = 8700;

/** Opens the music page of a member with these songs, and the player. */
export async function openMusic(
  songs: ReturnType<typeof wireSong>[] = [],
  answers: Answers = {},
): Promise<Sent[]> {
  user += 1;
  const own = { potins: 500, star_tel: '138****0000', user_id: user, suno_points: 12 };
  const sent = fakeApi(
    {
      '/center/points': () => own,
      [LIST]: () => ({ lists: songs, has_next: 0 }),
      '/music/get-task': () => [],
      ...answers,
    },
    user,
  );
  await setSession('token', user);
  await refreshPoints();
  await showAt(
    '/music',
    <>
      <MusicPage />
      <div data-ui="foot" />
      <PlayerHost />
    </>,
  );
  if (songs.length > 0) await screen.findAllByRole('article');
  else await screen.findByRole('heading', { name: 'Compose your first song' });
  return sent;
}

export const bodies = (sent: Sent[], path: string): unknown[] =>
  sent.filter((one) => one.path === path).map(({ body }) => body);

export const field = (name: string | RegExp) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
export const write = (name: string | RegExp, words: string) =>
  change(() => void fireEvent.change(field(name), { target: { value: words } }));
export const press = (name: string | RegExp, role: 'button' | 'tab' | 'radio' | 'switch' = 'button') =>
  change(() => void fireEvent.click(screen.getByRole(role, { name })));
export const go = () => screen.getByRole('button', { name: /^Generate/ });

/** A ResizeObserver with fixed sizes: a window for boxes, a card for rows. */
class Measured implements ResizeObserver {
  readonly #tell: ResizeObserverCallback;
  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell;
  }
  observe(target: Element): void {
    const height = target.tagName === 'SECTION' ? 900 : 240;
    const entry = { target, contentRect: new DOMRect(0, 0, 800, height) };
    queueMicrotask(() => this.#tell([entry as unknown as ResizeObserverEntry], this));
  }
  unobserve(): void {}
  disconnect(): void {}
}

/** Resets the form before and after each test of a file. */
export function eachMusicTest(): void {
  eachOnItsOwn();
  beforeEach(() => {
    musicDraft.clear();
    closeOverlay();
    closeDialog();
    takeToasts();
    points.payload = null;
    // a virtual list renders only the rows that fit, and happy-dom has no layout
    vi.stubGlobal('ResizeObserver', Measured);
    Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
      value: document.body,
      configurable: true,
    });
    // happy-dom cannot play audio
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function play(
      this: HTMLMediaElement,
    ) {
      this.dispatchEvent(new Event('play'));
    });
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
      this.dispatchEvent(new Event('pause'));
    });
    vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue(undefined);
  });
  afterEach(async () => {
    Reflect.deleteProperty(HTMLElement.prototype, 'offsetParent');
    dropReference();
    closePlayer();
    await endSession();
  });
}
