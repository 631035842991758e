// Load generator in a separate process, so that its CPU time does not count as the server's.
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

/** How the envelope of a success begins. */
const SUCCESS = '{"code":200,';

/**
 * @typedef {object} Load
 * @property {number} port of the server on this machine
 * @property {number} connections concurrent requests
 * @property {number} seconds
 * @property {boolean} fresh whether each request gets a new idempotency key
 * @property {{ path: string, token: string, body: string }[]} requests sent in turn
 */
/** @typedef {{ perSecond: number, p50: number, p99: number, answered: number, refused: number }} Rate milliseconds; refused requests count in none of the others */

/** @param {Load} load @returns {Promise<Rate>} */
async function send({ port, connections, seconds, fresh, requests }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  /** @type {number[]} */
  const times = [];
  let refused = 0;
  let next = 0;
  const from = performance.now();
  const until = from + seconds * 1000;
  const connection = async () => {
    while (performance.now() < until) {
      const one = requests[next++ % requests.length];
      if (!one) return;
      const asked = performance.now();
      if (await isAnswered(agent, port, one, fresh)) times.push(performance.now() - asked);
      else refused += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  const took = (performance.now() - from) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (/** @type {number} */ part) =>
    Math.round((times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0) * 10) / 10;
  return {
    perSecond: Math.round(times.length / took),
    p50: at(0.5),
    p99: at(0.99),
    answered: times.length,
    refused,
  };
}

/** @param {Agent} agent @param {number} port @param {Load['requests'][number]} one @param {boolean} fresh @returns {Promise<boolean>} whether the envelope says success */
function isAnswered(agent, port, { path, token, body }, fresh) {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        path,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          authorization: token,
          ...(fresh ? { 'idempotency-key': randomUUID() } : {}),
        },
      },
      (answer) => {
        /** @type {Buffer | undefined} */
        let begin;
        answer.on('data', (/** @type {Buffer} */ chunk) => {
          begin ??= chunk;
        });
        // not parsed: on two processors, that would take its time from the server that is measured
        answer.on('end', () => resolve(begin?.toString('utf8', 0, SUCCESS.length) === SUCCESS));
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}

process.once('message', async (/** @type {Load} */ load) => {
  process.send?.(await send(load));
  process.disconnect();
});
