import { expect, it } from 'vitest';
import { fromWire, toWire, toWireText } from '../../src/api/spelling.ts';

const WIRE = { potins: 3, lists: [{ scense_id: 1, scense_img: null, name: 'scense' }] };
const OURS = { total_points: 3, lists: [{ scene_id: 1, scene_img: null, name: 'scense' }] };

it('keys are translated at any depth, in both directions; values are not changed', () => {
  expect(fromWire(WIRE)).toEqual(OURS);
  expect(toWire(OURS)).toEqual(WIRE);
});

it('misspelt names are translated anywhere in a value, and the input is not modified', () => {
  const answer = { a: 1, lists: [{ b: 2 }, { c: [{ scene_id: 3, d: 4 }] }, { e: 5 }], f: 6 };
  const before = structuredClone(answer);
  expect(toWire(answer)).toEqual({
    a: 1,
    lists: [{ b: 2 }, { c: [{ scense_id: 3, d: 4 }] }, { e: 5 }],
    f: 6,
  });
  expect(answer).toEqual(before);
  expect(Object.keys(toWire({ first: 1, total_points: 2, last: 3 }) as object)).toEqual([
    'first',
    'potins',
    'last',
  ]);
});

it.each([
  OURS,
  { name: 'a scene', lists: [] },
  { total_points: 1 },
  [{ deep: { scene_no: 1 } }],
  { name: 'plain' },
  null,
])('the text of %j is that of its translation', (answer) => {
  expect(toWireText(answer)).toBe(JSON.stringify(toWire(answer)));
});

it('a blob or a date is not changed', () => {
  const [blob, date] = [new Blob(['scense']), new Date(0)];
  expect(toWire({ blob, date })).toEqual({ blob, date });
  expect((toWire({ blob }) as { blob: Blob }).blob).toBe(blob);
});

it('a key named __proto__ does not change the prototype', () => {
  const read = fromWire(JSON.parse('{"__proto__":{"admin":1},"name":"Ann"}')) as { admin?: number };
  expect(read.admin).toBeUndefined();
  expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
  expect(Object.keys(read)).toEqual(['__proto__', 'name']);
});
