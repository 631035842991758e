import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { points, refreshPoints } from '../../../src/store/account/points.ts';
import { endSession, setSession } from '../../../src/store/account/session.ts';
import { closeDialog } from '../../../src/store/dialogs.ts';
import { takeToasts } from '../../../src/store/toasts.ts';
import { clipDraft } from '../../../src/store/video/clip-form.ts';
import { closeOverlay } from '../../../src/store/video/overlay.ts';
import VideoPage from '../../../src/ui/video/video-page.tsx';
// loaded in advance: compiling it must not count against the timeout of a test
import '../../../src/ui/kit/confirm-dialog.tsx';
import '../../../src/ui/kit/drawing-dialog.tsx';
import '../../../src/ui/kit/floating-menu.tsx';
import '../../../src/ui/kit/floating-panel.tsx';
import '../../../src/ui/kit/history-search.tsx';
import '../../../src/ui/kit/html-view.tsx';
import '../../../src/ui/kit/mode-panel.tsx';
import '../../../src/ui/video/delete-dialog.tsx';
import '../../../src/ui/video/parameter-panel.tsx';
import '../../../src/ui/video/player.tsx';
import '../../../src/ui/video/sound-dialog.tsx';
import { type Answers, fakeApi, type Sent } from '../../store/fake-api.ts';
import { pressEntry } from '../menu.ts';
import { change, eachOnItsOwn, showAt } from '../show.tsx';

export const GENERATE = '/video/generate';
export const LIST = '/video/lists-pro';

/** The points answer. */
export const POINTS = {
  potins: 500,
  star_tel: '138****0000',
  user_id: 7,
  runway_points: 51,
  luma_points: 41,
  kling_setting: { v16: 35, v21: 45 },
  jimeng_setting: {
    'lite-480p': 10,
    'lite-720p': 20,
    'lite-1080p': 50,
    'pro-480p': 15,
    'pro-720p': 30,
    'pro-1080p': 72,
  },
  hailuo_video_setting: { '512P': 12, '768P': 40, '1080P': 70 },
  vidu_setting: { 'v2.0': 25, 'v2.0-references': 60, Q1: 70 },
  google_veo_setting: { 'veo3-fast': 60, 'veo3-fast-frames': 60 },
  upscale_points: 1,
  sound_effect_points: 5,
};

/** A clip in the server's format. */
export const wireClip = (id: number, more: Record<string, unknown> = {}) => ({
  id,
  task_id: `t${id}`,
  state: 3,
  video_url: `/media/${id}.mp4`,
  poster: `/media/${id}.jpg`,
  seconds: 5,
  tool_name: 'jimeng',
  is_allowed_chaofen: 0,
  starred: 0,
  created_at: new Date().toISOString(),
  options: JSON.stringify({
    prompt: `clip ${id}`,
    ratio: '16:9',
    seconds: 5,
    tool_name: 'jimeng',
    model: 'lite',
    resolution: '480p',
  }),
  ...more,
});
export type WireClip = ReturnType<typeof wireClip>;

/** The day it is when it is asked for: a run may go on past midnight. */
export const dayNow = () => new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' }).format(new Date());
/** The answer of a list of today's clips. */
export const today = (...tasks: WireClip[]) => ({
  lists: tasks.length > 0 ? [{ date: dayNow(), tasks }] : [],
  has_next: 0,
});

/** Each test uses another member, without drafts and cached answers. */
let user = 700;

/** Opens the video page of a member with these clips. */
export async function openVideo(clips: WireClip[] = [], answers: Answers = {}): Promise<Sent[]> {
  user += 1;
  const own = { ...POINTS, user_id: user };
  const all = {
    '/center/points': () => own,
    [LIST]: () => today(...clips),
    '/video/get-task': () => [],
    ...answers,
  };
  const sent = fakeApi(all, user);
  await setSession('token', user);
  await refreshPoints();
  await showAt('/video', <VideoPage />);
  if (clips.length > 0) await screen.findAllByRole('article');
  else await screen.findByRole('heading', { name: 'Start describing your clip' });
  return sent;
}

export const bodies = (sent: Sent[], path: string): unknown[] =>
  sent.filter((one) => one.path === path).map(({ body }) => body);

export const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' });
export const write = (words: string) =>
  change(() => void fireEvent.input(box(), { target: { value: words } }));
export const go = () => screen.getByRole('button', { name: /^Generate/ });
export const cards = () => screen.queryAllByRole('article', { hidden: true });

/** Opens the menu of a button and clicks one of its entries. */
export async function choose(button: HTMLElement, entry: string | RegExp): Promise<void> {
  fireEvent.click(button);
  await pressEntry(await screen.findByRole('menuitem', { name: entry, hidden: true }));
}

/** Selects a mode and one of its rows in the panel. */
export async function chooseModel(mode: string, row: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: /^Model:/ }));
  fireEvent.click(await screen.findByRole('radio', { name: mode }));
  const rows = await screen.findByRole('group', { name: `${mode}: versions` });
  const found = [...rows.querySelectorAll('label')].find(
    (label) => label.querySelector('strong')?.textContent === row,
  );
  const radio = found?.querySelector('input');
  if (!radio) throw new Error(`${mode} has no ${row}.`);
  await change(() => void fireEvent.click(radio));
  await screen.findByRole('button', { name: `Model: ${mode} ${row}` });
}

/** Resets the bar before and after each test of a file. */
export function eachVideoTest(): void {
  eachOnItsOwn();
  beforeEach(() => {
    clipDraft.clear();
    closeOverlay();
    closeDialog();
    takeToasts();
    points.payload = null;
  });
  afterEach(() => endSession());
}
