import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { bodies, wireShot } from '../../../store/film/board-shots.ts';
import { chooseIn } from '../../menu.ts';
import { eachOnItsOwn } from '../../show.tsx';
import { memberGone, openStoryboard } from '../film-page.tsx';
import '../../../../src/ui/kit/floating-panel.tsx';

const SUBMIT = '/script/submit-task';

eachOnItsOwn();
afterEach(memberGone);

test('a batch of clips from references names the shots without a motion text, instead of being refused as a whole', async () => {
  const shot = { scense_img: '/media/1.jpg' };
  const { sent } = await openStoryboard(
    [
      wireShot(1, shot),
      wireShot(2, { ...shot, dynamic_desc: ' ' }),
      wireShot(3),
      wireShot(4, { ...shot, dynamic_desc: '' }),
    ],
    { [SUBMIT]: () => null },
  );
  await chooseIn('Batch', 'Batch videos');
  const dialog = within(await screen.findByRole('dialog', { name: 'Batch videos' }));
  const words = 'Shots 2, 4 have no motion text. Clips that are made from references need one.';
  const mode = dialog.getByLabelText<HTMLSelectElement>('Mode');
  const before = mode.value;
  // a picture that begins the clip says enough
  expect(dialog.queryByText(words)).toBeNull();
  fireEvent.change(mode, { target: { value: 'veo3-fast-frames' } });
  await dialog.findByText(words);
  const go = dialog.getByRole('button', { name: 'Generate' });
  expect(go.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(go);
  fireEvent.change(mode, { target: { value: before } });
  await waitFor(() => expect(dialog.queryByText(words)).toBeNull());
  expect(bodies(sent, SUBMIT)).toEqual([]);
  fireEvent.click(go);
  await waitFor(() => expect(bodies(sent, SUBMIT)).toHaveLength(1));
});
