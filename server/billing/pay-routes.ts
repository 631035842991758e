import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { languageOf } from '../rpc/messages.ts';
import { findOrder, isRefunded, type NewsOutcome, takeNews } from './orders.ts';
import { PAY_POLICY, payPage } from './pay-page.ts';
import type { PaymentNews } from './payments/provider.ts';
import { sandboxPage } from './payments/sandbox.ts';

/** The HTTP status per outcome. Anything but 200 tells the provider to retry or to return the money. */
const HTTP: Record<NewsOutcome, number> = {
  applied: 200,
  repeated: 200,
  unknown: 404,
  amount: 409,
  late: 409,
  twice: 409,
  closed: 409,
};

/** The callback for all payment providers, and the pages of the sandbox. */
export function payRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, payments } = deps;
  if (!payments) return;
  const take = (news: PaymentNews) => takeNews(deps, news);

  app.post('/pay/callback', async (request, reply) => {
    const news = payments.read(request.body, String(request.headers['x-signature'] ?? ''));
    if (!news) return reply.code(403).send({ result: 'refused' });
    const result = await take(news);
    return reply.code(HTTP[result]).send({ result });
  });

  type Page = { Params: { order: string }; Querystring: { lang?: unknown } };
  // the app's language, which its address says; an address typed by hand has none
  const readerOf = ({ query, headers }: FastifyRequest<Page>) =>
    languageOf(String(query.lang ?? headers['accept-language'] ?? ''));
  const page = async (request: FastifyRequest<Page>, reply: FastifyReply) => {
    const order = await findOrder(db, request.params.order);
    return reply
      .code(order ? 200 : 404)
      .header('content-security-policy', PAY_POLICY)
      .header('vary', 'accept-language')
      .type('text/html; charset=utf-8')
      .send(
        payPage(order && { ...order, refunded: await isRefunded(db, order.order_no) }, readerOf(request)),
      );
  };
  app.get<Page>('/pay/:order', page);

  app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    forms.post<Page & { Body: { result?: string } }>('/pay/:order', async (request, reply) => {
      const order = await findOrder(db, request.params.order);
      const { result } = request.body ?? {};
      if (order && (result === 'paid' || result === 'declined')) {
        // takes the same path as a real callback, including the signature
        const { body, signature } = payments.press(order.order_no, order.amount, result);
        const news = payments.read(body, signature);
        if (news) await take(news);
      }
      return reply.redirect(sandboxPage(encodeURIComponent(request.params.order), readerOf(request)), 303);
    });
  });
}
