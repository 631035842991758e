import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call } from '../../src/api/call.ts';
import type { Queries } from '../db/database.ts';
import { ALL_CALLS } from './all-calls.ts';
import { readCaller } from './caller.ts';
import { answered } from './envelope.ts';
import { readForm } from './form.ts';
import { readInput } from './input.ts';
import { languageOf } from './messages.ts';
import { Refusal } from './refusal.ts';
import { FileAnswer, type Route } from './route.ts';

export const API_BASE = '/api';

/** Registers every call of the contract. Calls without a handler answer "not offered yet". */
export function registerCalls(app: FastifyInstance, db: Queries, routes: readonly Route[]): void {
  const offered = new Set(routes.map(({ call }) => call.path));
  for (const route of routes) register(app, db, route);
  for (const call of ALL_CALLS)
    if (!offered.has(call.path)) register(app, db, { call: withoutInput(call), handle: notOffered });
}

const notOffered = (): never => {
  throw new Refusal(501, 'notOffered');
};

/** The call without its input and session, because the answer does not depend on them. */
const withoutInput = (call: Call): Call => ({ ...call, access: 'anyone', body: 'none' });

function register(app: FastifyInstance, db: Queries, { call, handle }: Route): void {
  app.route({
    method: call.method,
    url: API_BASE + call.path,
    ...(call.maxBody === undefined ? {} : { bodyLimit: call.maxBody }),
    handler: async (request, reply) => {
      const context = await readCaller(db, call, request);
      const input = call.body === 'none' ? {} : readInput(call, await bodyOf(call, request));
      const result = await handle(context, input as never);
      if (result instanceof FileAnswer)
        return reply
          .type(result.mime)
          .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(result.name)}`)
          .send(result.body);
      return reply
        .type('application/json; charset=utf-8')
        .send(answered(result, languageOf(request.headers['accept-language'])));
    },
  });
}

const bodyOf = async (call: Call, request: FastifyRequest): Promise<unknown> =>
  call.body === 'multipart' ? readForm(request) : request.body;
