import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { receiveUpload } from './uploads.ts';

/** Streams the bytes of a granted upload into storage. */
export function uploadTarget(app: FastifyInstance, deps: Deps): void {
  app.register(async (scope) => {
    // keep the body a stream, whatever its type; the grant's limit is enforced while streaming
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, body, done) => done(null, body));
    scope.put<{ Params: { token: string } }>('/upload/:token', async (request, reply) => {
      const length = Number(request.headers['content-length'] ?? 0);
      const { token } = request.params;
      try {
        await receiveUpload(deps, { token, body: request.body as Readable, length });
      } catch (error) {
        // the rest of the body will not be read, so the connection cannot be reused
        reply.header('connection', 'close');
        throw error;
      }
      return reply.code(204).send();
    });
  });
}
