import { beforeEach, expect, test } from 'vitest';
import { likeWork } from '../../../src/api/works.ts';
import { factsNow, toggleLike, workFacts } from '../../../src/store/works/work-facts.ts';
import { workFor } from '../../ui/works/works-for-test.tsx';
import { fakeApi, Refused } from '../fake-api.ts';

const work = workFor(5, { likes: 3, liked: 0 });
const shown = () => {
  const { liked, likes } = factsNow(workFacts.byWork, work);
  return [liked, likes];
};

beforeEach(() => {
  workFacts.byWork = {};
});

test('two presses that the studio refuses leave a work as the studio has it', async () => {
  fakeApi({ [likeWork.path]: () => new Refused('Not now', 500) });
  const presses = [toggleLike(work), toggleLike(work)];
  expect(shown()).toEqual([0, 3]);
  for (const { status } of await Promise.allSettled(presses)) expect(status).toBe('rejected');
  expect(shown()).toEqual([0, 3]);
});

test('the last of three presses counts, also if the first was refused', async () => {
  let asked = 0;
  fakeApi({
    [likeWork.path]: ({ liked }: { liked: 0 | 1 }) => {
      asked += 1;
      return asked === 1 ? new Refused('Not now', 500) : { liked, likes: 3 + liked };
    },
  });
  await Promise.allSettled([toggleLike(work), toggleLike(work), toggleLike(work)]);
  expect(shown()).toEqual([1, 4]);
});
