import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { points, refreshPoints } from '../../src/store/account/points.ts';
import { drawDraft } from '../../src/store/draw/draw-form.ts';
import { styleDraft, styleUpload } from '../../src/store/style-form.ts';
import { styles } from '../../src/store/styles.ts';
import DrawPage from '../../src/ui/draw/draw-page.tsx';
import { type Answers, fakeApi, type Sent } from '../store/fake-api.ts';
import { eachOnItsOwn, showAt } from './show.tsx';
import '../../src/ui/draw/look-dialog.tsx';
import '../../src/ui/kit/own-style-dialog.tsx';

export const LIST = '/script/get-style-info-pro';
export const SAVE = '/styles/save';
export const DELETE = '/styles/delete';
export const UPDATE = '/studio/style/update';
export const own = {
  id: 9,
  name: 'Paper cut',
  image: '/media/own.png',
  category: 'Animation',
  text2video_prompt: 'paper',
};
export const noir = {
  name: 'Film noir',
  image: '/web/styles/film-noir.webp',
  category: 'Realistic',
  text2video_prompt: 'noir',
};
export const comic = {
  name: 'Comic',
  image: '/web/styles/comic.webp',
  category: 'Animation',
  text2video_prompt: 'comic',
};

/** The member's own styles, as the fake server has them. */
export const mine = { styles: [] as object[] };
/** Opens the drawing page. */
export async function open(more: Answers = {}): Promise<Sent[]> {
  const sent = fakeApi({
    '/center/points': () => ({
      potins: 77,
      star_tel: 'x',
      user_id: 7,
      draw_points: 20,
      jimeng_setting: { 'seedream-3': 4 },
    }),
    '/draw/lists': () => ({ lists: [], has_next: 0 }),
    '/draw/imagine': () => ({ draw_id: 41, images: ['/media/a.png'] }),
    [LIST]: () => [
      { name: 'Animation', lists: [...mine.styles, comic] },
      { name: 'Realistic', lists: [noir] },
    ],
    [SAVE]: () => {
      mine.styles = [own];
      return { id: 9 };
    },
    [DELETE]: () => {
      mine.styles = [];
      return null;
    },
    ...more,
  });
  await refreshPoints();
  await showAt('/draw', <DrawPage />);
  return sent;
}
export const press = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole('button', { name, hidden: true }));
export const tiles = () =>
  [...document.querySelectorAll('[data-ui=style]')].map(({ textContent }) => textContent);
export const dialog = async () => {
  press(/^Style/);
  await screen.findByRole('dialog', { name: 'Style', hidden: true });
  await screen.findByRole('radio', { name: 'Comic', hidden: true });
};
export const form = async () => {
  press('New style');
  return within(await screen.findByRole('dialog', { name: 'New style', hidden: true }));
};

/** Each test of a file begins without styles, drafts and points. */
export function freshStyles(): void {
  eachOnItsOwn();
  beforeEach(() => {
    mine.styles = [];
    drawDraft.clear();
    styleDraft.clear();
    styleUpload.drop();
    points.payload = null;
    Object.assign(styles, { groups: [], state: 'idle', owner: null });
  });
  afterEach(() => vi.unstubAllGlobals());
}
