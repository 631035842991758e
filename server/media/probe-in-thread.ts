import { inThread, ThreadFailed } from '../../generators/in-thread.ts';
import { type StrangerProbe, UnreadableMedia } from './probe-stranger.ts';

export type ProbeAnswer = { probe: StrangerProbe } | { unreadable: string };
export type Probe = (file: string) => Promise<StrangerProbe>;

/** Milliseconds. The parser's own limit cannot interrupt a parser that does not wait. */
const LONGEST = 25_000;

/**
 * Inspects uploads in threads of their own: hours of sound in a small file would hold up every call for seconds.
 * @param threadUrl where the built `probe-thread.js` lies
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
