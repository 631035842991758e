import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ApiError } from '../../src/api/errors.ts';
import { createUnsent } from '../../src/store/unsent.ts';
import { fakeApi } from './fake-api.ts';

const NO_NETWORK = new ApiError('transport', 'Failed to fetch', { path: 'marks' });

/** Another tab of the browser has stores of its own. */
const tab = () => createUnsent('marks', v.literal(1), () => Promise.reject(NO_NETWORK));

test('of marks made in two tabs at once without a network none is lost', async () => {
  fakeApi({}, 950);
  const [here, there] = [tab(), tab()];
  const marks = [here.send(1, 1), there.send(2, 1), here.send(3, 1)];
  await Promise.allSettled(marks);
  const next = tab();
  await next.restore();
  expect([...next.all().keys()].sort()).toEqual([1, 2, 3]);
});
