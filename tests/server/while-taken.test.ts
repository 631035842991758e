import { expect, it, vi } from 'vitest';
import { CannotStart } from '../../server/start/cannot-start.ts';
import { FolderTaken } from '../../server/start/folder-lock.ts';
import { whileTaken } from '../../server/start/while-taken.ts';

const taken = () => Promise.reject(new FolderTaken('in use'));

it('who needs the data folder waits for an operator’s command that has it', async () => {
  const attempt = vi.fn<() => Promise<string>>().mockImplementationOnce(taken).mockImplementationOnce(taken);
  attempt.mockResolvedValue('ours');
  expect(await whileTaken(attempt, 60_000)).toBe('ours');
  expect(attempt).toHaveBeenCalledTimes(3);
});

it('is told who has it if that does not end, and of anything else at once', async () => {
  await expect(whileTaken(taken, 0)).rejects.toThrow(FolderTaken);
  const attempt = vi.fn(() => Promise.reject(new CannotStart('no room')));
  await expect(whileTaken(attempt, 60_000)).rejects.toThrow('no room');
  expect(attempt).toHaveBeenCalledOnce();
});
