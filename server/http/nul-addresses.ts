import type { FastifyInstance } from 'fastify';

/** Answers 404 to addresses with a NUL: nothing has such a name, and the database refuses to look for one. */
export function refuseNul(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.includes('%00')) return;
    reply.callNotFound();
    return reply;
  });
}
