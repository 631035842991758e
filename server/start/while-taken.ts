import { setTimeout as sleep } from 'node:timers/promises';
import { FolderTaken } from './folder-lock.ts';

const EVERY = 250;

/**
 * Tries again while another process holds the data folder: an operator's command does so for a second or two, a server that is
 * starting until it listens to commands.
 * @param patience milliseconds
 * @throws FolderTaken after that; other errors at once
 */
export async function whileTaken<Result>(attempt: () => Promise<Result>, patience: number): Promise<Result> {
  const until = Date.now() + patience;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof FolderTaken) || Date.now() >= until) throw error;
      await sleep(EVERY);
    }
  }
}
