import { expect, test } from 'vitest';
import { buttonNames } from '../button-names.ts';
import { cards, eachVideoTest, openVideo, wireClip } from './open-video.tsx';

eachVideoTest();

const none = { video_url: '', poster: '' };
const inEachState = (from: number) =>
  [{ state: 2, ...none }, { state: 5, ...none }, { state: 1, ...none }, {}].map((more, at) =>
    wireClip(from + at, more),
  );

test('the buttons of each clip are named after it, whatever its state', async () => {
  await openVideo([...inEachState(1), ...inEachState(5)]);
  const names = buttonNames(cards());
  expect(names).toEqual(
    expect.arrayContaining([
      'Actions for clip 1',
      'Try again · 10 points · clip 1',
      'Delete: clip 5',
      'Reuse · clip 2',
      'Actions for clip 4',
    ]),
  );
  expect(new Set(names).size).toBe(names.length);
});

test('a long prompt is cut at a word in the names of a clip’s buttons', async () => {
  const prompt = `${'a fox that runs '.repeat(10)}home`;
  await openVideo([wireClip(1, { options: JSON.stringify({ prompt, tool_name: 'jimeng', model: 'lite' }) })]);
  expect(buttonNames(cards())).toContain(`Actions for ${'a fox that runs '.repeat(5).trim()}…`);
});

test('the buttons of clips with the same prompt can be told apart, whatever their state', async () => {
  const options = JSON.stringify({ prompt: 'a red fox', tool_name: 'jimeng', model: 'lite' });
  await openVideo([...inEachState(1), ...inEachState(5)].map((clip) => ({ ...clip, options })));
  const names = buttonNames(cards());
  expect(names.every((name) => name.includes('a red fox, '))).toBe(true);
  expect(new Set(names).size).toBe(names.length);
});
