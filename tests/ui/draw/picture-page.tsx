/** The drawing page's history with one record of two pictures. */
import { fireEvent, screen } from '@testing-library/react';
import type { DrawRecord } from '../../../src/api/draw.ts';
import { points, refreshPoints } from '../../../src/store/account/points.ts';
import { clearDraws, draw } from '../../../src/store/draw/draw.ts';
import { drawDraft } from '../../../src/store/draw/draw-form.ts';
import { takeToasts } from '../../../src/store/toasts.ts';
import { Overlays } from '../../../src/ui/draw/overlays.tsx';
import { Record } from '../../../src/ui/draw/record.tsx';
import { recordFor } from '../../store/draw/draw-record.ts';
import { type Answers, fakeApi, type Sent } from '../../store/fake-api.ts';
import { show } from '../show.tsx';
import '../../../src/ui/draw/viewer.tsx';
import '../../../src/ui/draw/viewer-motion.ts';
import '../../../src/ui/draw/record-menu.tsx';

Reflect.deleteProperty(Element.prototype, 'animate');

export const CHANGE = '/draw/chagne-image';
export const HD = '/draw/mediaSrp';
export const SMALL = { width: 1024, height: 576, upscaled: 0 } as const;
export const PICTURES = ['/media/a.jpg?s=1', '/media/b.jpg?s=2'];

/** Forgets what the test before has left. */
export function pageGone(): void {
  drawDraft.clear();
  points.payload = null;
  takeToasts();
}

/** Opens a member's history that ends with this record. @returns what the page sends from then on */
export async function openRecord(
  more: Partial<DrawRecord> = {},
  { costs = {}, answers = {} }: { costs?: object; answers?: Answers } = {},
): Promise<Sent[]> {
  const sent = fakeApi({
    '/center/points': () => ({
      potins: 77,
      star_tel: 'x',
      user_id: 7,
      draw_points: 33,
      upscale_points: 2,
      ...costs,
    }),
    [CHANGE]: () => ({ task_id: 'new', draw_id: 41 }),
    [HD]: () => ({ task_id: 'new', draw_id: 41 }),
    '/draw/seed': () => ({ seed: 4711 }),
    ...answers,
  });
  await refreshPoints();
  clearDraws();
  const record = { ...recordFor(5), images: PICTURES, files: [SMALL, SMALL], ...more };
  draw.records = [record];
  await show(
    <>
      <Record record={record} task={undefined} />
      <Overlays />
    </>,
  );
  return sent;
}

export const MENU = 'Actions for picture 2';
/** Opens the second picture's menu. @returns its entries by label */
export async function entries(button = MENU): Promise<Map<string, HTMLElement>> {
  fireEvent.click(screen.getByRole('button', { name: button, hidden: true }));
  const items = await screen.findAllByRole('menuitem', { hidden: true });
  return new Map(items.map((item) => [item.textContent ?? '', item]));
}
