import type { FastifyInstance, InjectOptions } from 'fastify';

/** A fetch that calls the server directly, without a port: client and routes are in one process. */
export const fetchOf =
  (app: FastifyInstance): typeof fetch =>
  async (input, init = {}) => {
    const request = new Request(new URL(String(input), 'http://localhost'), init);
    const body =
      init.body === undefined || init.body === null ? null : Buffer.from(await request.arrayBuffer());
    const answer = await app.inject({
      method: request.method as NonNullable<InjectOptions['method']>,
      url: String(input),
      headers: { ...Object.fromEntries(request.headers), host: 'localhost' },
      ...(body ? { payload: body } : {}),
    });
    return new Response([204, 304].includes(answer.statusCode) ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
    });
  };
