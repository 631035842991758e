import type { DrawRecord } from '../../../src/api/draw.ts';

/** A finished record of the history. */
export const recordFor = (draw_id: number): DrawRecord => ({
  draw_id,
  task_id: `t${draw_id}`,
  state: 1,
  images: ['/media/a.jpg'],
  message_input: `prompt ${draw_id}`,
  cmd: '',
  action_cmd: '',
  options: '{}',
  tool_name: 'mj',
  model_name: '7.0',
  update_time: '2026-01-01T00:00:00Z',
});
