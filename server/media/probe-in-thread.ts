import { inThread, ThreadFailed } from '../../generators/in-thread.ts';
import { type StrangerProbe, UnreadableMedia } from './probe-stranger.ts';

export type ProbeAnswer = { probe: StrangerProbe } | { unreadable: string };
export type Probe = (file: string) => Promise<StrangerProbe>;

/** Milliseconds. Enforced from outside, because a synchronous parser cannot time out by itself. */
const LONGEST = 25_000;

/**
 * Inspects each upload in a thread of its own, because parsing hours of compressed audio can block for seconds.
 * @param threadUrl URL of the built `probe-thread.js`
 */
export const probeInThread =
  (threadUrl: URL): Probe =>
  async (file) => {
    const answer = await inThread<string, ProbeAnswer>(threadUrl, file, { limit: LONGEST }).catch(
      (error: unknown): ProbeAnswer => {
        if (error instanceof ThreadFailed) return { unreadable: error.message };
        throw error;
      },
    );
    if ('unreadable' in answer) throw new UnreadableMedia(answer.unreadable);
    return answer.probe;
  };
