import { describe, expect, test } from 'vitest';
import type { DrawRecord } from '../../../src/api/draw.ts';
import { drawView, toolNameOf } from '../../../src/store/draw/draw-view.ts';
import type { TaskRow } from '../../../src/sw/protocol.ts';
import { taskRow } from '../task-row.ts';

const record = (change: Partial<DrawRecord> = {}): DrawRecord => ({
  draw_id: 5,
  task_id: 't5',
  state: 0,
  message_input: 'a lamp',
  cmd: '',
  options: '{"ratio":"9:16"}',
  images: [],
  tool_name: 'mj',
  model_name: '',
  update_time: '2026-01-01T10:00:00Z',
  action_cmd: '',
  ...change,
});
const task = (change: Partial<TaskRow>): TaskRow => taskRow('draw', 't5', change);

describe('a record joined with its task', () => {
  test.each([
    [0, 'working'],
    [1, 'done'],
    [2, 'working'],
    [3, 'working'],
    [4, 'failed'],
    [9, 'working'],
    [-1, 'working'],
  ])('[DRAW-26] state %i is %s', (state, phase) => {
    expect(drawView(record({ state, images: ['/media/a.jpg'] }), undefined).phase).toBe(phase);
  });

  test('a newer state from the engine overrides the list', () => {
    const view = drawView(
      record(),
      task({ final: 'done', open: 0, result: { images: ['/media/a.jpg'], provider: 'built-in engine' } }),
    );
    expect(view).toMatchObject({ phase: 'done', images: ['/media/a.jpg'], provider: 'built-in engine' });
  });

  test('a failed task has reason and refund', () => {
    const view = drawView(
      record(),
      task({ final: 'failed', open: 0, result: { fail_msg: 'too dark', points_refunded: 20 } }),
    );
    expect(view).toMatchObject({ phase: 'failed', failMessage: 'too dark', refunded: 20 });
  });

  test('it has placeholders for four pictures of the first family, otherwise one, in the requested ratio', () => {
    expect(drawView(record(), undefined)).toMatchObject({ pictures: 4, ratio: '9:16' });
    expect(drawView(record({ tool_name: 'seedream' }), undefined).pictures).toBe(1);
  });

  test('[DRAW-06] invalid options text does not affect the rest of the record', () => {
    expect(drawView(record({ options: '{"ratio":' }), undefined)).toMatchObject({
      ratio: '1:1',
      prompt: 'a lamp',
    });
  });
});

test('a model’s name consists of tool and version', () => {
  expect(toolNameOf('mj', '')).toBe('Dream v1 7.0');
  expect(toolNameOf('seedream', 'seedream-3')).toBe('Seedream 3.x');
});
