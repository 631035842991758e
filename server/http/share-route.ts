import { finished } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { SHARE_PATH, sharePlace } from '../../src/api/share.ts';
import { UPLOAD_LIMITS } from '../../src/api/uploads.ts';

/** Maximum bytes of the body: the shared file plus the form around it. */
const MOST = UPLOAD_LIMITS.drawReference.maxBytes + 1024 * 1024;

/**
 * Shares are handled by the service worker, which stores the picture in the browser. Without one, the browser sends them here:
 * nothing is stored, and the app asks to share the picture again.
 */
export function shareRoute(app: FastifyInstance): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, body, done) => {
      let heard = 0;
      body.on('data', (chunk: Buffer) => {
        heard += chunk.length;
        if (heard > MOST) body.destroy();
      });
      finished(body, { writable: false }, () => done(null));
    });
    scope.post(SHARE_PATH, (_request, reply) => reply.redirect(`/web/#${sharePlace('again')}`, 303));
    scope.get(SHARE_PATH, (_request, reply) => reply.redirect('/web/#/draw', 302));
  });
}
