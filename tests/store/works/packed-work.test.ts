import { expect, test } from 'vitest';
import type { Work } from '../../../src/api/works.ts';
import { packAddress, unpackAddress } from '../../../src/store/works/packed-address.ts';
import { packWork, plainWork } from '../../../src/store/works/packed-work.ts';
import { workFor } from '../../ui/works/works-for-test.tsx';

const WORK: Work = workFor(7, {
  name: '海边的灯塔',
  desc: 'Two lines,\nwith "quotes"',
  check_msg: 'Too loud',
  alt: 'A lamp',
  provider: 'built-in engine',
  user_avatar: '/media/face.jpg',
  duration: 12.48,
  liked: 1,
  sample: 1,
});

test('a packed work reads like the plain one, and becomes plain when copied or cached', () => {
  const packed = packWork(WORK);
  const fields = Object.keys(WORK) as (keyof Work)[];
  expect(Object.fromEntries(fields.map((field) => [field, packed[field]]))).toEqual(WORK);
  expect(plainWork(packed)).toEqual(WORK);
  expect(JSON.parse(JSON.stringify([packed]))).toEqual([WORK]);
  expect(packWork(packed)).toBe(packed);
  expect(plainWork(WORK)).toBe(WORK);
});

test('addresses of any form, with any end of validity, read as they came', () => {
  const key = '0123456789abcdef'.repeat(2);
  for (const address of [
    `/media/${key}.mp4?e=1795564800&s=dO-m3_S4kVZ0-q9sT1xYzA`,
    `/media/${key}.jpg?e=1795651200&s=AAAAAAAAAAAAAAAAAAAAAA`,
    `/media/${key}.jpg?e=1795651200&s=AAAAAAAAAAAAAAAAAAAAAA&w=320`,
    `/media/${key}.jpg`,
    'https://cdn.example/films/1.mp4?e=1&s=2',
    '',
  ])
    expect(packWork({ ...WORK, poster_url: address, excerpt_url: address })).toMatchObject({
      poster_url: address,
      source_url: WORK.source_url,
      excerpt_url: address,
      user_avatar: WORK.user_avatar,
    });
});

test('every key and signature of our server takes half the characters, one byte each, and reads as it came', () => {
  const byte = (at: number) => (at % 256).toString(16).padStart(2, '0');
  const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  for (let at = 0; at < 256; at += 1) {
    const key = Array.from({ length: 16 }, (_, step) => byte(at + step * 17)).join('');
    const signature = Array.from({ length: 22 }, (_, step) => digits[(at + step * 5) % 64]).join('');
    const address = `/media/${key}.jpg?e=1795564800&s=${signature}`;
    const packed = packAddress(address);
    expect(unpackAddress(packed)).toBe(address);
    expect(packed.length).toBeLessThan(address.length / 2);
    expect(packed).toMatch(/^[\0-\u00ff]*$/);
  }
});

test('any text is unpacked separately from the next; undefined values are kept', () => {
  const { work_id: _, poster_width: _w, ...unknown } = WORK;
  const packed = packWork({ ...unknown, name: 'a\u0001b' });
  expect([packed.name, packed.desc, packed.work_id, packed.poster_width]).toEqual([
    'a\u0001b',
    WORK.desc,
    undefined,
    undefined,
  ]);
});
