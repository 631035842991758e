import { expect, test } from 'vitest';
import { BLANK_DRAWING, type DrawForm } from '../../../src/store/draw/draw-form.ts';
import { recordOf } from '../../../src/store/draw/draw-submit.ts';
import { drawView } from '../../../src/store/draw/draw-view.ts';

const form: DrawForm = { ...BLANK_DRAWING, prompt: ' a lamp ', model: 'irag', ratio: '3:2' };
const viewOf = (answer: Parameters<typeof recordOf>[1]) => drawView(recordOf(form, answer), undefined);

test('[DRAW-23] an answer with a task id becomes a record in progress', () => {
  expect(recordOf(form, { task_id: 't1', draw_id: 4 })).toMatchObject({
    draw_id: 4,
    task_id: 't1',
    state: 0,
  });
  expect(viewOf({ task_id: 't1', draw_id: 4 })).toMatchObject({ phase: 'working', ratio: '3:2' });
});

test('[DRAW-24] an answer with pictures becomes a finished record without a task', () => {
  const answer = { draw_id: 4, images: ['/media/a.jpg'] };
  expect(recordOf(form, answer)).toMatchObject({ task_id: '', state: 1, message_input: 'a lamp' });
  expect(viewOf(answer)).toMatchObject({ phase: 'done', images: ['/media/a.jpg'], taskKey: null });
});

test('without ids from the server, records get unique ids above all others', () => {
  const [first, second] = [recordOf(form, { task_id: 'a' }), recordOf(form, { task_id: 'b' })];
  expect(first.draw_id).toBeGreaterThan(2 ** 40);
  expect(second.draw_id).toBeGreaterThan(first.draw_id);
});
