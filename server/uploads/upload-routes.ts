import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { receiveUpload } from './uploads.ts';

/** Takes the bytes of a granted upload straight into storage. */
export function uploadTarget(app: FastifyInstance, { db, storage }: Deps): void {
  app.register(async (scope) => {
    // The body stays a stream, whatever type it claims; the limit is the grant's, counted as it arrives.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, body, done) => done(null, body));
    scope.put<{ Params: { token: string } }>('/upload/:token', async (request, reply) => {
      const length = Number(request.headers['content-length'] ?? 0);
      const { token } = request.params;
      try {
        await receiveUpload(db, storage, { token, body: request.body as Readable, length });
      } catch (error) {
        // What is still on its way will not be read: the connection cannot be used again.
        reply.header('connection', 'close');
        throw error;
      }
      return reply.code(204).send();
    });
  });
}
