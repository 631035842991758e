import type { FastifyInstance } from 'fastify';

/** Maximum milliseconds for receiving a call's body of at most a few megabytes. */
const SLOWEST_CALL = 60_000;

/**
 * Closes connections that send too slowly, to prevent slow-body attacks.
 * @param isUpload recognizes uploads by path; they are not limited while bytes arrive (uploads/uploads.ts)
 */
export function limitSlowSenders(app: FastifyInstance, isUpload: (path: string) => boolean): void {
  app.addHook('onRequest', async ({ raw, url }) => {
    if (raw.complete || isUpload(url)) return;
    const timer = setTimeout(() => raw.complete || raw.destroy(), SLOWEST_CALL);
    const clear = () => clearTimeout(timer);
    raw.once('end', clear).once('close', clear);
  });
}
