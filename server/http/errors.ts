import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { refused } from '../rpc/envelope.ts';
import { languageOf, type MessageKey } from '../rpc/messages.ts';
import { Refusal } from '../rpc/refusal.ts';
import { refusalOf } from '../rpc/refusal-of.ts';
import { API_BASE } from '../rpc/register.ts';
import { isVisit, sendLostPage } from './lost-page.ts';

/** Turns any error into an envelope. A refusal shows its message; other errors reveal no internals. */
export function answerErrors(app: FastifyInstance, report: (what: string, error: unknown) => void): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = refusalOf(error);
    const refusal = known ?? fromFastify(error);
    if (refusal.status >= 500 || (known && known !== (error as Error)))
      report(`${request.method} ${request.routeOptions.url ?? ''}`, error);
    return send(reply, inStatus(refusal, request.url), request.headers['accept-language']);
  });
  app.setNotFoundHandler((request, reply) =>
    isVisit(request) && !request.url.startsWith(`${API_BASE}/`)
      ? sendLostPage(request, reply, 404)
      : send(reply, new Refusal(404, 'notFound', { status: 404 }), request.headers['accept-language']),
  );
}

/** Calls say in their envelope that the storage is away, as other refusals; files and uploads have only their status. */
const inStatus = (refusal: Refusal, url: string): Refusal =>
  refusal.key === 'storageAway' && !url.startsWith(`${API_BASE}/`)
    ? new Refusal(refusal.code, refusal.key, { status: 503 })
    : refusal;

function send(reply: FastifyReply, refusal: Refusal, language: string | undefined): FastifyReply {
  if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter);
  return reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .send(refused(refusal, languageOf(language)));
}

/** Fastify's own errors: invalid JSON, too large a body, an unknown content type. */
function fromFastify({ statusCode = 500 }: FastifyError): Refusal {
  if (statusCode >= 500) return new Refusal(500, 'serverError', { status: 500 });
  const key: MessageKey = statusCode === 413 ? 'bodyTooLarge' : 'badBody';
  return new Refusal(statusCode, key, { status: statusCode === 400 ? 200 : statusCode });
}
