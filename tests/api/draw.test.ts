import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { DrawRecord } from '../../src/api/draw.ts';
import {
  FIRST_FAMILY_DEFAULTS,
  FirstFamilyOptions,
  PARAMETERS,
  readDrawOptions,
} from '../../src/api/draw-options.ts';

const takes = (options: object): boolean => v.is(FirstFamilyOptions, options);

describe('a record of the history', () => {
  const whole = {
    draw_id: 5,
    task_id: 't5',
    state: 1,
    message_input: 'a lamp',
    cmd: 'a lamp --s 200',
    options: '{"ar":"1:1"}',
    images: ['/media/a.jpg'],
    tool_name: 'mj',
    model_name: 'x',
    update_time: '2026-01-01T00:00:00Z',
    action_cmd: 'UPSCALE',
  };

  it('[DRAW-05] has eleven fields, and requires those of every record', () => {
    expect(v.parse(DrawRecord, whole)).toEqual(whole);
    for (const needed of ['draw_id', 'state', 'tool_name', 'update_time'])
      expect(v.is(DrawRecord, { ...whole, [needed]: undefined }), needed).toBe(false);
  });

  it.each(['', '{"ratio":', 'null', '[1]', '{"ratio":3}'])('[DRAW-06] reads options %j as empty', (text) => {
    expect(readDrawOptions(text)).toEqual({});
  });

  it('[DRAW-08] reads the options of the other tools', () => {
    const options = {
      ratio: '16:9',
      words: 'soft',
      image_url: '/media/a.jpg',
      model_name: 'seedream-3',
      style_type: 'AUTO',
    };
    expect(readDrawOptions(JSON.stringify(options))).toEqual(options);
  });
});

describe('options of the first family', () => {
  it('[DRAW-07] are exactly these', () => {
    const all = {
      image: '/media/a.jpg',
      sref: '/media/b.jpg',
      cref: '/media/c.jpg',
      oref: [{ image_url: '/media/d.jpg', ow: 400 }],
      ar: '16:9',
      iw: 1,
      q: 1,
      s: 200,
      c: 0,
      weird: 0,
      chaos: 8,
      no: 'people',
      seed: 7,
      v: '7.0',
      niji: '6',
      style: 'raw',
      tile: 0,
      cw: 100,
      words: 'soft',
    };
    expect(v.parse(FirstFamilyOptions, all)).toEqual(all);
    expect(takes({ ...all, other: 1 })).toBe(false);
  });

  it('[DRAW-28] have defaults within their ranges', () => {
    expect(FIRST_FAMILY_DEFAULTS).toEqual({
      iw: 1,
      q: 1,
      s: 200,
      c: 0,
      weird: 0,
      chaos: 8,
      cw: 100,
      tile: 0,
      v: '7.0',
    });
    expect(takes(FIRST_FAMILY_DEFAULTS)).toBe(true);
  });

  it.each([
    ['--iw', 'iw', 0.5, 2, 1],
    ['--s', 's', 0, 1000, 200],
    ['--c', 'c', 0, 100, 0],
    ['--q', 'q', 0.3, 5, 1],
    ['--cw', 'cw', 0, 100, 100],
  ] as const)('%s is limited', (_what, name, min, max, fallback) => {
    expect(PARAMETERS[name]).toMatchObject({ min, max, default: fallback });
    for (const value of [min, fallback, max]) expect(takes({ [name]: value }), String(value)).toBe(true);
    for (const value of [min - 0.1, max + 0.1, '1', null])
      expect(takes({ [name]: value }), String(value)).toBe(false);
  });
});
