import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { film } from '../../../../src/store/film/film.ts';
import { bodies, wireShot } from '../../../store/film/board-shots.ts';
import { eachOnItsOwn } from '../../show.tsx';
import { memberGone, openStoryboard } from '../film-page.tsx';

const SAVE = '/script/handle-scense';

/** Types into a field and blurs it. */
function write(name: string, value: string): void {
  const field = screen.getByRole('textbox', { name });
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
}

eachOnItsOwn();
afterEach(memberGone);

test('[BOARD-31] [SHELL-12] the prompt is the static description under Drawing, and the motion description under Video', async () => {
  const { id, sent } = await openStoryboard([wireShot(1), wireShot(2)], { [SAVE]: () => ({ id: 1 }) });
  const saved = () => bodies(sent, SAVE);
  const shot = { type: 3, script_id: id, scense_id: 1 };
  expect(screen.getByRole('textbox', { name: 'Prompt' })).toHaveProperty('value', 'still 1');
  write('Prompt', 'a paper lamp,  lit ');
  await waitFor(() => expect(saved()).toMatchObject([{ ...shot, static_desc: 'a paper lamp,  lit ' }]));
  expect(film.tab).toBe(1);
  fireEvent.click(screen.getByRole('tab', { name: 'Video' }));
  expect(film.tab).toBe(2);
  expect(await screen.findByRole('textbox', { name: 'Motion' })).toHaveProperty('value', 'motion 1');
  expect(screen.queryByRole('textbox', { name: 'Prompt' })).toBeNull();
  write('Motion', 'pan left');
  await waitFor(() => expect(saved()).toHaveLength(2));
  expect(saved()[1]).toMatchObject({ ...shot, dynamic_desc: 'pan left' });
});

test('narration is saved with its shot, and shown below the picture while typing', async () => {
  const { id, sent } = await openStoryboard([wireShot(1)], { [SAVE]: () => ({ id: 1 }) });
  expect(screen.getByText('said 1', { selector: 'p' })).toBeTruthy();
  fireEvent.click(screen.getByRole('tab', { name: 'Video' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Narration' }), { target: { value: 'It was late.' } });
  await screen.findByText('It was late.', { selector: 'p' });
  fireEvent.blur(screen.getByRole('textbox', { name: 'Narration' }));
  await waitFor(() =>
    expect(bodies(sent, SAVE)).toMatchObject([
      { type: 3, script_id: id, scense_id: 1, narration: 'It was late.' },
    ]),
  );
});
