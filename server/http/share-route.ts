import { finished } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { SHARE_PATH, sharePlace } from '../../src/api/share.ts';
import { UPLOAD_LIMITS } from '../../src/api/uploads.ts';

/** A share's file with what a form puts around it; more is not listened to. */
const MOST = UPLOAD_LIMITS.drawReference.maxBytes + 1024 * 1024;

/**
 * Shares reach the worker, which keeps the picture in the browser. Where there is none yet the browser sends them here: nothing
 * is kept, and the app says that it has to be shared once more.
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
