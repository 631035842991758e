import { inThread } from '../../in-thread.ts';
import type { HeadTask, HearAnswer } from '../head-messages.ts';
import { hear } from './hear.ts';

/** Timeout in milliseconds. */
const PATIENCE = 30_000;

/**
 * Whether a mouth would move to a sound whose phonemes are not known.
 * @throws the signal's reason; as `runFfmpeg`
 */
export async function hearsSpeech(threadUrl: URL, file: string, signal: AbortSignal): Promise<boolean> {
  const task: HeadTask = { kind: 'hear', samples: await hear(file, signal) };
  const { speech } = await inThread<HeadTask, HearAnswer>(threadUrl, task, { signal, limit: PATIENCE });
  return speech;
}
