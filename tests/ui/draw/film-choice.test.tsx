import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { draw } from '../../../src/store/draw/draw.ts';
import { openFilmChoice, overlay } from '../../../src/store/draw/overlay.ts';
import { takeToasts } from '../../../src/store/toasts.ts';
import { Overlays } from '../../../src/ui/draw/overlays.tsx';
import { recordFor } from '../../store/draw/draw-record.ts';
import { fakeApi, type Sent } from '../../store/fake-api.ts';
import { bodies, wireShot } from '../../store/film/board-shots.ts';
import { change, eachOnItsOwn, show } from '../show.tsx';
import '../../../src/ui/draw/film-choice.tsx';

const HANDLE = '/script/handle-scense';
let sent: Sent[];

eachOnItsOwn();
beforeEach(async () => {
  takeToasts();
  sent = fakeApi(
    {
      '/script/list-script-pro': () => ({
        lists: [
          {
            date: '2026-01-01',
            data: [
              { id: 4, name: 'The letter', step: 4 },
              { id: 5, name: 'Still a script', step: 2 },
            ],
          },
        ],
      }),
      '/script/list-scense': () => ({ lists: [wireShot(12), wireShot(11)] }),
      [HANDLE]: () => ({ id: 13 }),
    },
    71,
  );
  draw.records = [{ ...recordFor(9), images: ['/media/a.jpg', '/media/b.jpg'] }];
  await show(<Overlays />);
  await change(() => openFilmChoice({ id: 9, index: 1 }));
  fireEvent.click(await screen.findByRole('button', { name: 'The letter', hidden: true }));
});
const given = { draw_id: 9, draw_index: 1, scense_img: '/media/b.jpg' };

test('a picture can be added to a shot of a film', async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Use in shot 2', hidden: true }));
  await waitFor(() =>
    expect(bodies(sent, HANDLE)).toEqual([{ type: 3, script_id: 4, scense_id: 12, ...given }]),
  );
  await waitFor(() => expect(takeToasts()).toMatchObject([{ title: 'The picture is in The letter' }]));
  expect(overlay.open).toBeNull();
});

test('a new shot can be created from it', async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'New shot', hidden: true }));
  await waitFor(() =>
    expect(bodies(sent, HANDLE)).toEqual([
      { type: 1, script_id: 4, add_type: 2 },
      { type: 3, script_id: 4, scense_id: 13, ...given },
    ]),
  );
});

test('a film without a storyboard says that one is needed first', async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Other films', hidden: true }));
  const other = await screen.findByRole('button', { name: /^Still a script/, hidden: true });
  expect(other.textContent).toContain('Open its storyboard first');
  fireEvent.click(other);
  expect(screen.queryByRole('button', { name: /^Use in shot/, hidden: true })).toBeNull();
});
