import type { FastifyInstance } from 'fastify';

/** Milliseconds that a call's body, at most a few megabytes, may take to arrive. */
const SLOWEST_CALL = 60_000;

/**
 * Closes the connections of senders that hold them without sending.
 * @param isUpload tells uploads by their path: these may take as long as bytes come (uploads/uploads.ts)
 */
export function limitSlowSenders(app: FastifyInstance, isUpload: (path: string) => boolean): void {
  app.addHook('onRequest', async ({ raw, url }) => {
    if (raw.complete || isUpload(url)) return;
    const timer = setTimeout(() => raw.complete || raw.destroy(), SLOWEST_CALL);
    const clear = () => clearTimeout(timer);
    raw.once('end', clear).once('close', clear);
  });
}
