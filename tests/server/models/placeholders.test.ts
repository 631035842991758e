import { describe, expect, it } from 'vitest';
import { isInner } from '../../../server/http/inner-address.ts';
import { textAt, valuesAt } from '../../../server/models/file/json-path.ts';
import { fill, InputFile } from '../../../server/models/file/placeholders.ts';
import { ratioOf } from '../../../server/models/file/values.ts';

const filled = (template: unknown, values: Record<string, unknown>) =>
  fill(template, values, async ({ name }) => `uploaded ${name}`);

describe('the input of a row', () => {
  it('keeps the type of a single value, and converts it to a string with |text', async () => {
    expect(
      await filled({ a: '{seconds}', b: '{seconds|text}', c: 'for {seconds} s' }, { seconds: 5 }),
    ).toEqual({
      a: 5,
      b: '5',
      c: 'for 5 s',
    });
  });

  it('drops keys with ? that have no value, empty objects, and list entries', async () => {
    const template = {
      seed: '{seed?}',
      style: { name: '{style?}' },
      content: [
        { type: 'text', text: '{prompt}' },
        { type: 'image_url', image_url: { url: '{image?}' } },
      ],
    };
    expect(await filled(template, { prompt: 'a lamp' })).toEqual({
      content: [{ type: 'text', text: 'a lamp' }],
    });
  });

  it('converts files as the protocol requires', async () => {
    const file = new InputFile(new Uint8Array(), 'image/png', 'a.png');
    expect(await filled({ image: '{image}', all: '{images}' }, { image: file, images: [file] })).toEqual({
      image: 'uploaded a.png',
      all: ['uploaded a.png'],
    });
  });

  it('is invalid without a required value', async () => {
    await expect(filled({ image: '{image}' }, {})).rejects.toThrow('needs {image}');
  });
});

it('resolves paths in answers', () => {
  const answer = { images: [{ url: 'a' }, { url: 'b' }], 'a key': { n: 7 } };
  expect(valuesAt(answer, '$.images[*].url')).toEqual(['a', 'b']);
  expect(valuesAt(answer, '$.images[1].url')).toEqual(['b']);
  expect(textAt(answer, "$['a key'].n")).toBe('7');
  expect(valuesAt(answer, '$.nothing.here')).toEqual([]);
  expect(valuesAt(answer, '$.constructor')).toEqual([]);
});

it.each([
  [1024, 576, '16:9'],
  [1024, 1024, '1:1'],
  [480, 854, '9:16'],
])('calls %i x %i %s', (width, height, ratio) => expect(ratioOf(width, height)).toBe(ratio));

it.each([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['169.254.169.254', true],
  ['::1', true],
  ['::ffff:192.168.0.1', true],
  ['::ffff:7f00:1', true],
  ['fd00::1', true],
  ['93.184.216.34', false],
  ['2606:4700::1111', false],
  ['not an address', true],
])('takes %s as private: %s', (address, own) => expect(isInner(address)).toBe(own));
