import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf, messageText } from '../rpc/messages.ts';
import { plainPage, plainPolicy, wayToStudio } from './plain-page.ts';

/** Whether a person opens this address in a browser; what a page loads or a script asks for accepts no HTML, or anything. */
export const isVisit = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && String(headers.accept ?? '').includes('text/html');

const POLICY = plainPolicy();

const WORDS = {
  404: ['pageNotFound', 'pageNotFoundWhy'],
  403: ['linkExpired', 'linkExpiredWhy'],
} as const;

/** Answers a visit to an address with nothing behind it by a page that says so and leads to the app. */
export function sendLostPage(request: FastifyRequest, reply: FastifyReply, status: 403 | 404): FastifyReply {
  const language = languageOf(request.headers['accept-language']);
  const [title, why] = WORDS[status].map((key) => messageText(key, language));
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'content-security-policy': POLICY })
    .type('text/html; charset=utf-8')
    .send(plainPage(title ?? '', `<h1>${title}</h1><p>${why}</p>${wayToStudio(language)}`, language));
}
