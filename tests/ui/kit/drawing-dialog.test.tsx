import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import DrawingDialog from '../../../src/ui/kit/drawing-dialog.tsx';
import { fakeApi } from '../../store/fake-api.ts';
import { eachOnItsOwn, show } from '../show.tsx';

eachOnItsOwn();

test('the pictures of one drawing can be told apart, and the chosen one keeps its prompt as its name', async () => {
  const drawn = { draw_id: 3, task_id: 'd3', state: 1, message_input: 'a lamp', tool_name: 'mj' };
  const update_time = new Date(2020, 4, 6, 14, 5).toISOString();
  const images = ['/media/1.jpg', '/media/2.jpg'];
  fakeApi({ '/draw/lists': () => ({ lists: [{ ...drawn, update_time, images }], has_next: 0 }) });
  const onChoose = vi.fn();
  await show(<DrawingDialog onChoose={onChoose} onClose={() => {}} />);
  const buttons = await screen.findAllByRole('button', { name: /^Use this drawing/, hidden: true });
  const names = buttons.map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual([1, 2].map((number) => `Use this drawing: a lamp, May 6, 2020, 14:05 (${number})`));
  fireEvent.click(buttons[1] as HTMLElement);
  expect(onChoose).toHaveBeenCalledWith({ url: '/media/2.jpg', name: 'a lamp' });
});
