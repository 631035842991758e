import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** @type {Record<string, string>} */
const TYPES = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8' };

/**
 * Serves a built baseline under /web/ with the compression and caching of the studio server.
 * @param {string} folder
 * @returns {Promise<{ port: number, close: () => Promise<void> }>}
 */
export async function serveFolder(folder) {
  /** @type {Map<string, Buffer>} */
  const compressed = new Map();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://floor');
    const name = pathname.replace(/^\/web\//, '') || 'index.html';
    const file = path.join(folder, name);
    const type = TYPES[path.extname(name)];
    if (!type || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    const data =
      compressed.get(name) ??
      brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } });
    compressed.set(name, data);
    response.writeHead(200, {
      'content-type': type,
      'content-encoding': 'br',
      'content-length': data.length,
      'cache-control': name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    response.end(data);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
