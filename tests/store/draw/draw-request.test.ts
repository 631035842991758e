import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FIRST_FAMILY_DEFAULTS } from '../../../src/api/draw-options.ts';
import { points } from '../../../src/store/account/points.ts';
import {
  BLANK_DRAWING,
  type DrawForm,
  MATCH_REFERENCE,
  newReference,
} from '../../../src/store/draw/draw-form.ts';
import { drawRequest } from '../../../src/store/draw/draw-request.ts';
import { ratioOf } from '../../../src/store/draw/drawing-settings.ts';

const form = (change: Partial<DrawForm>): DrawForm => ({
  ...BLANK_DRAWING,
  prompt: '  a lamp  ',
  ratio: '16:9',
  ...change,
});
const reference = newReference({ url: '/media/a.png', name: 'a.png' }, 'image');
const references = [reference];
const made = (change: Partial<DrawForm>) => {
  const { call, input } = drawRequest(form(change));
  // the request, as JSON, must match the contract's schema
  expect(v.safeParse(call.input, input).success).toBe(true);
  return { path: call.path, ...JSON.parse(JSON.stringify(input)) };
};

describe('the request of a filled form', () => {
  test('[DRAW-28] the first family sends desc and options, with all defaults', () => {
    expect(made({ references })).toEqual({
      path: '/draw/imagine',
      tool_name: 'mj',
      desc: 'a lamp',
      options: {
        ...FIRST_FAMILY_DEFAULTS,
        ar: '16:9',
        image: '/media/a.png',
      },
    });
  });

  test('the style model sends desc, ratio, image_file and the style in upper case', () => {
    expect(made({ model: 'id', style: 'REALISTIC', references })).toEqual({
      path: '/draw/imagine',
      tool_name: 'id',
      desc: 'a lamp',
      ratio: '16:9',
      image_file: '/media/a.png',
      style_type: 'REALISTIC',
    });
  });

  test('seedream sends prompt, ratio, model_name and image_url', () => {
    expect(made({ model: 'seedream-2', references })).toEqual({
      path: '/draw/imagine',
      tool_name: 'seedream',
      prompt: 'a lamp',
      ratio: '16:9',
      model_name: 'seedream-2',
      image_url: '/media/a.png',
    });
  });

  test('flux without a picture sends prompt and ratio', () => {
    expect(made({ model: 'flux-pro' })).toEqual({
      path: '/draw/imagine',
      tool_name: 'flux',
      prompt: 'a lamp',
      ratio: '16:9',
      model_name: 'flux-pro',
    });
  });

  test('irag sends prompt, ratio and image_url', () => {
    expect(made({ model: 'irag', ratio: '3:2', references })).toEqual({
      path: '/draw/imagine',
      tool_name: 'irag',
      prompt: 'a lamp',
      ratio: '3:2',
      image_url: '/media/a.png',
    });
  });

  test('flux with a picture uses its own call', () => {
    expect(made({ model: 'flux-max', ratio: 'match_input_image', references })).toEqual({
      path: '/draw/fluxImageApi',
      prompt: 'a lamp',
      ratio: 'match_input_image',
      image_url: '/media/a.png',
      model_name: 'flux-max',
    });
  });
});

test.each([
  ['flux-pro', reference, 'match_input_image'],
  ['flux-pro', null, '1:1'],
  ['mj', reference, '1:1'],
] as const)('the ratio of the reference with %s and %o becomes %s', (model, picture, ratio) => {
  expect(ratioOf(form({ model, references: picture ? [picture] : [], ratio: 'match_input_image' }))).toBe(
    ratio,
  );
});

describe('a ratio that the model does not support', () => {
  const models = [
    { medium: 'picture', tool: 'flux', name: 'FLUX', ratios: ['16:9', '1:1'] },
    { medium: 'edit', name: 'Kontext', ratios: ['3:4'] },
  ];
  beforeEach(() => {
    points.payload = { total_points: 5, star_tel: '', avatar: '', show_tab: 0, models };
  });
  afterEach(() => {
    points.payload = null;
  });

  test('changes to the nearest supported one, also if it is in the prompt', () => {
    expect(made({ model: 'flux-pro', ratio: '3:2' }).ratio).toBe('16:9');
    expect(made({ model: 'flux-pro', prompt: 'a lamp --ar 3:4' }).ratio).toBe('1:1');
    expect(made({ model: 'irag', ratio: '3:2' }).ratio).toBe('3:2');
  });

  test('does not apply to an edit with a base image', () => {
    expect(made({ model: 'flux-pro', ratio: '16:9', references }).ratio).toBe('3:4');
    expect(made({ model: 'flux-pro', ratio: MATCH_REFERENCE, references }).ratio).toBe(MATCH_REFERENCE);
  });
});
