import { createServer, request } from 'node:http';

/**
 * @typedef {object} Transfer
 * @property {string} path
 * @property {'page' | 'worker'} by initiator: the page, or the worker for its precache
 * @property {number} status
 * @property {number} bytes headers and body as sent
 * @property {number} asked time of the request, in milliseconds since 1970
 */

/**
 * A proxy between a browser and a local server that counts the bytes of every answer.
 * @param {() => number} target the server's port
 * @param {(incoming: import('node:http').IncomingMessage, outgoing: import('node:http').ServerResponse) => boolean} [instead] answers
 *   some requests in place of the server, uncounted. Returns whether it does
 */
export async function countingProxy(target, instead) {
  /** @type {Transfer[]} */
  const transfers = [];
  const server = createServer((incoming, outgoing) => {
    if (instead?.(incoming, outgoing)) return;
    const asked = Date.now();
    const path = (incoming.url ?? '').split('?')[0] ?? '';
    // the page loads its files by element, the worker fetches them for its precache
    const dest = incoming.headers['sec-fetch-dest'];
    const by = dest === 'serviceworker' || (dest === 'empty' && path.startsWith('/web/')) ? 'worker' : 'page';
    const through = request(
      {
        host: '127.0.0.1',
        port: target(),
        method: incoming.method,
        path: incoming.url,
        headers: incoming.headers,
      },
      (answer) => {
        let bytes = answer.rawHeaders.reduce(
          (sum, text) => sum + text.length + 2,
          'HTTP/1.1 200 OK\r\n\r\n'.length,
        );
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.on('data', (chunk) => {
          bytes += chunk.length;
        });
        answer.on('end', () => transfers.push({ path, by, status: answer.statusCode ?? 502, bytes, asked }));
        answer.pipe(outgoing);
      },
    );
    through.on('error', () => incoming.socket.destroy());
    incoming.pipe(through);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    transfers,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
