import { expect, it, vi } from 'vitest';
import type { Deps } from '../../../server/deps.ts';
import { cancelWork } from '../../../server/models/remote/cancel-job.ts';

it('a cancelled task’s second request is cancelled at its service, also if the first cannot be', async () => {
  const cancel = vi.fn(async ({ number }: { number: number }) => {
    if (number === 1) throw new Error('no answer');
  });
  const rows = [1, 2].map((number) => ({ model_id: 'far', snapshot: null, handle: { number } }));
  const deps = {
    db: { query: async () => ({ rows }) },
    models: { revive: () => ({ maker: { runs: 'remote', cancel } }) },
    report: vi.fn(),
  } as unknown as Deps;
  // it is tried again, by the queue
  await expect(cancelWork(deps)({ taskId: 't1' })).rejects.toThrow('no answer');
  expect(cancel.mock.calls.map(([handle]) => handle)).toEqual([{ number: 1 }, { number: 2 }]);
});
