import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { refreshPoints } from '../../../src/store/account/points.ts';
import { endSession, setSession } from '../../../src/store/account/session.ts';
import CreatePage from '../../../src/ui/create/create-page.tsx';
// loaded in advance: compiling it must not count against the timeout of a test
import '../../../src/ui/create/export/export-controls.tsx';
import '../../../src/ui/create/export/export-dialog.tsx';
import '../../../src/ui/create/storyboard/batch-dialog.tsx';
import '../../../src/ui/create/storyboard/board.tsx';
import '../../../src/ui/create/delete-shot.tsx';
import '../../../src/ui/create/storyboard/shot-menu.tsx';
import '../../../src/ui/create/storyboard/style-dialog.tsx';
import '../../../src/ui/create/storyboard/voice-dialog.tsx';
import '../../../src/ui/kit/floating-choice.tsx';
import { type Answers, fakeApi, type Sent } from '../../store/fake-api.ts';
import { wireShot } from '../../store/film/board-shots.ts';
import { showAt } from '../show.tsx';

/** The points answer. */
export const POINTS = {
  potins: 100,
  star_tel: '138****0000',
  user_id: 7,
  jimeng_setting: { 'seedream-3': 4, 'lite-480p': 10, 'pro-1080p': 72 },
  speech_points: 1,
};
/** The quote for an export. */
export const QUOTE = { points: 2, shots: 1, without_media: 0, characters: 6, seconds: 4 };
type Told = { lists: ReturnType<typeof wireShot>[] } & Record<string, unknown>;

/** Signs a member in, with the engine running in the page instead of a worker. */
export async function memberHere(): Promise<void> {
  await setSession('token', 7);
}

/** Signs out, so that polling stops and the next test finds no tasks. */
export const memberGone = (): Promise<void> => endSession();

let last = 300;

/** Opens a film with these shots at one of its steps. The list of shots can be changed later. */
export async function openFilmPage(
  shots: ReturnType<typeof wireShot>[],
  { answers = {}, step = 4 }: { answers?: Answers; step?: number } = {},
): Promise<{ id: number; sent: Sent[]; told: Told }> {
  last += 1;
  const id = last;
  const told: Told = { lists: shots };
  const sent = fakeApi({
    '/script/script-info': () => ({ name: 'The lamp', step: 4 }),
    '/script/list-scense': () => told,
    '/script/list-draw-pro': () => ({ lists: [], has_next: 0 }),
    '/script/list-video': () => ({ lists: [], has_next: 0 }),
    '/lip-sync/voice-lists': () => ({ lists: [] }),
    '/center/points': () => POINTS,
    // polled by the engine in the background
    '/draw/get-task': () => [],
    '/video/get-task': () => [],
    '/script/okl-searching': () => ({ step: 2 }),
    ...answers,
  });
  await memberHere();
  await refreshPoints();
  await showAt(`/create?id=${id}&step=${step}`, <CreatePage />);
  await screen.findByRole('heading', { name: 'The lamp' });
  return { id, sent, told };
}

/** Opens the storyboard, and waits for its shots. */
export async function openStoryboard(
  shots: ReturnType<typeof wireShot>[],
  answers: Answers = {},
): ReturnType<typeof openFilmPage> {
  const opened = await openFilmPage(shots, { answers });
  await screen.findByRole('complementary');
  await screen.findByRole('button', { name: 'Export film' });
  return opened;
}

/** Opens the export form, and waits until it can be submitted; the film has one shot with a picture. */
export async function openExport(
  answers: Answers = {},
): Promise<Awaited<ReturnType<typeof openFilmPage>> & { dialog: HTMLElement }> {
  const opened = await openStoryboard([wireShot(1, { scense_img: '/media/1.jpg' })], {
    '/studio/exports/quote': () => QUOTE,
    ...answers,
  });
  const button = screen.getByRole('button', { name: 'Export film' });
  // as a press does
  button.focus();
  fireEvent.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Export film' });
  // wait until the quote has loaded or failed
  await waitFor(() => expect(within(dialog).queryByRole('status', { name: 'Loading' })).toBeNull());
  return { ...opened, dialog };
}
