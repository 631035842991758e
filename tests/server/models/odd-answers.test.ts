import { createServer } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Line, ProtocolAdapter } from '../../../server/models/protocols/protocol.ts';
import { ADAPTERS } from '../../../server/models/protocols/protocols.ts';
import { RequestGone, ServiceUnclear } from '../../../server/models/remote/faults.ts';

const signal = AbortSignal.timeout(20_000);
type Answer = readonly [status: number, body: string];

/** A line to a service that answers like this. */
async function lineTo(answer: (path: string) => Answer): Promise<Line> {
  const server = createServer((request, response) => {
    const [status, body] = answer(request.url ?? '');
    request.resume().once('end', () => response.writeHead(status).end(body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const at = server.address();
  const origin = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`;
  const task = {
    submit: '/tasks',
    id: '$.id',
    poll: '/tasks/{id}',
    status: '$.status',
    done: [],
    failed: [],
  };
  return {
    row: {
      target: 'one/model',
      input: {},
      timeout: 60,
      task: { ...task, cancel: { method: 'POST', path: '/tasks/{id}/cancel' } },
    },
    service: { name: 'odd' },
    workflow: null,
    connection: { origin, base: origin, private: true, headers: {} },
    reach: { origin, private: true, headers: {}, hosts: [] },
  } as unknown as Line;
}

const handleOf = ({ connection: { base } }: Line) => ({
  id: '1',
  status: `${base}/status`,
  response: `${base}/response`,
  cancel: `${base}/cancel`,
});

describe('a result of fal', () => {
  const check = async (answer: Answer) => {
    const line = await lineTo((path) =>
      path === '/status' ? [200, JSON.stringify({ status: 'COMPLETED' })] : answer,
    );
    return ADAPTERS.fal.check(line, handleOf(line), signal);
  };

  it.each([502, 503, 504, 408])('is asked for again after HTTP %i of a gateway', async (status) => {
    const checking = check([status, '<html>bad gateway</html>']);
    await expect(checking).rejects.toThrow(`HTTP ${status}`);
    await expect(checking).rejects.not.toBeInstanceOf(RequestGone);
  });

  it.each([422, 500])('has failed with HTTP %i of the model', async (status) => {
    expect(await check([status, '{"detail":"boom"}'])).toMatchObject({ state: 'failed' });
  });

  it.each([503, 504])(
    'has failed with HTTP %i and a type of error, and is not waited for',
    async (status) => {
      const body = JSON.stringify({ detail: 'The runner is away', error_type: 'runner_disconnected' });
      expect(await check([status, body])).toMatchObject({ state: 'failed', messageKey: 'modelFailed' });
    },
  );
});

it('an answer of Replicate that is no prediction does not say that nothing was begun', async () => {
  const line = await lineTo(() => [201, '<html>a proxy is proud of itself</html>']);
  const store = async () => '';
  const sent = ADAPTERS.replicate.submit(line, { body: {}, sent: {} }, { signal, key: 'a', store });
  await expect(sent).rejects.toBeInstanceOf(ServiceUnclear);
});

describe.each(Object.entries(ADAPTERS).filter(([name]) => name !== 'openai'))(
  'a cancellation at %s',
  (_name, adapter: ProtocolAdapter) => {
    const cancel = async (status: number) => {
      const line = await lineTo(() => [status, '{}']);
      return adapter.cancel(line, handleOf(line), signal);
    };

    it('that a gateway swallows is not taken for one', async () => {
      await expect(cancel(502)).rejects.toThrow('HTTP 502');
    });

    it.each([200, 202, 400, 404])('may be answered %i: there is nothing left to cancel', async (status) => {
      expect(await cancel(status)).toBeUndefined();
    });
  },
);
