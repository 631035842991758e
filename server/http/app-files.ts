/** Serves the built app under /web/. Files are small: each is read once, with the compressed versions that the build has put beside it. */
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
const COMPRESSED = /^(text\/|application\/(json|manifest)|image\/svg|application\/wasm)/;
const SMALLEST = 1024;

export interface AppFile {
  type: string;
  data: Buffer;
  /** Compressed versions by encoding; empty if compression saves too little. */
  encoded: Readonly<Record<string, Buffer>>;
  /** Vite puts a hash into the names of these files, so their content never changes. */
  immutable: boolean;
  etag: string;
}

interface CachedFile {
  stamp: string;
  file: Promise<AppFile>;
}

/** Reads files of a folder through a cache that notices changes. @returns null for anything that is not a file in the folder */
export function appFiles(root: string): (path: string) => Promise<AppFile | null> {
  const cache = new Map<string, CachedFile>();
  return async (path) => {
    const name = normalize(path);
    const type = TYPES[extname(name)];
    if (!type || name.startsWith('..') || name.startsWith(sep)) return null;
    const status = await stat(join(root, name)).catch(() => null);
    if (!status?.isFile()) return null;
    const stamp = `${status.size}-${Math.round(status.mtimeMs)}`;
    const cached = cache.get(name);
    if (cached?.stamp === stamp) return cached.file;
    const file = load(join(root, name), type, name, stamp);
    cache.set(name, { stamp, file });
    // a read that failed, e.g. with too many open files, may succeed next time
    file.catch(() => {
      if (cache.get(name)?.file === file) cache.delete(name);
    });
    return file;
  };
}

async function load(full: string, type: string, name: string, stamp: string): Promise<AppFile> {
  const data = await readFile(full);
  const pays = COMPRESSED.test(type) && data.length >= SMALLEST;
  return {
    type,
    data,
    encoded: pays
      ? { br: await encoded(full, '.br', brotli), gzip: await encoded(full, '.gz', promisify(gzip)) }
      : {},
    immutable: name.startsWith(`assets${sep}`),
    etag: `"${stamp}"`,
  };
}

/** A compressed version: of the build, or made now if there is none or the file has been changed since. */
async function encoded(
  full: string,
  ending: string,
  compress: (data: Buffer) => Promise<Buffer>,
): Promise<Buffer> {
  const [file, ready] = await Promise.all([full, full + ending].map((path) => stat(path).catch(() => null)));
  const fits = file && ready && ready.mtimeMs >= file.mtimeMs;
  return fits ? readFile(full + ending) : compress(await readFile(full));
}

const brotli = (data: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } });
