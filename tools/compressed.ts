import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Types that get smaller, as far as the app has them. */
const TEXT = /\.(html|js|json|css|svg|webmanifest)$/;
/** Bytes below which the server sends a file as it is. */
const SMALLEST = 1024;

/** Writes `.br` and `.gz` versions beside the text files of a folder, at the best quality there is. */
export async function compress(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names
      .filter((name) => TEXT.test(name))
      .map(async (name) => {
        const file = path.join(folder, name);
        const data = await readFile(file);
        if (data.length < SMALLEST) return;
        const size = { [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
        await writeFile(`${file}.br`, await promisify(brotliCompress)(data, { params: size }));
        await writeFile(`${file}.gz`, await promisify(gzip)(data, { level: constants.Z_BEST_COMPRESSION }));
      }),
  );
}

/** Compresses the built app once: a server that did it at the first request took seconds to deliver a first page. */
export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'inkreel:compressed',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      folder = path.resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => compress(folder),
    },
  };
}
