import { expect, test } from 'vitest';
import { drawRequest } from '../../../src/store/draw/draw-request.ts';
import { referenceOf, settingsOf } from '../../../src/store/draw/draw-settings.ts';
import { recordFor } from './draw-record.ts';

const stored = (tool_name: string, options: object, more = {}) => ({
  ...recordFor(3),
  model_name: '',
  tool_name,
  options: JSON.stringify(options),
  ...more,
});

test.each([
  ['mj', { ratio: '16:9', image: '/media/a.png?s=1' }, { model: 'mj', ratio: '16:9' }],
  ['mj', { ar: '3:2', image: '/media/a.png?s=1' }, { model: 'mj', ratio: '3:2' }],
  [
    'seedream',
    { ratio: '9:16', model_name: 'seedream-2', image_url: '/media/a.png?s=1' },
    { model: 'seedream-2' },
  ],
  [
    'id',
    { ratio: '1:1', style_type: 'DESIGN', image_url: '/media/a.png?s=1' },
    { model: 'id', style: 'DESIGN' },
  ],
  [
    'fluxImage',
    { ratio: 'match_input_image', model_name: 'flux-max', image_url: '/media/a.png?s=1' },
    { model: 'flux-max', ratio: 'match_input_image' },
  ],
])('the settings of a record of %s are those of its form', (tool, options, wanted) => {
  expect(settingsOf(stored(tool, options))).toMatchObject({
    prompt: 'prompt 3',
    references: [{ url: '/media/a.png?s=1', name: 'a.png', role: 'image' }],
    ...wanted,
  });
});

test('a record that is submitted again sends the same request', () => {
  const settings = settingsOf(
    stored('fluxImage', { ratio: '3:4', model_name: 'flux-pro', image_url: '/media/a.png' }),
  );
  if (!settings) throw new Error('no settings');
  expect(drawRequest(settings)).toMatchObject({
    from: 'picture',
    input: { prompt: 'prompt 3', ratio: '3:4', image_url: '/media/a.png', model_name: 'flux-pro' },
  });
});

test('records without a form have no settings: upscales, variations, unknown tools', () => {
  expect(settingsOf(stored('chaofen', {}))).toBeNull();
  expect(settingsOf(stored('mj', {}, { action_cmd: 'VARIATION' }))).toBeNull();
  expect(settingsOf(stored('a new tool', {}))).toBeNull();
});

test('invalid or unknown options fall back to the defaults without a reference', () => {
  expect(settingsOf(stored('id', { ratio: '7:1', style_type: 'LOUD' }))).toMatchObject({
    ratio: '1:1',
    style: 'AUTO',
    references: [],
  });
  expect(settingsOf({ ...recordFor(3), options: 'nothing to read' })).toMatchObject({
    ratio: '1:1',
    references: [],
  });
  // a deleted file has an empty URL
  expect(referenceOf({ options: '{"image_url":""}' })).toBeNull();
});
