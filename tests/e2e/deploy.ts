import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const built = path.resolve(import.meta.dirname, '../../dist/web');
const HASHED = /^(.+)-([\w-]{8})(\.\w+)$/;

/** A copy of the built app, for a server's WEB_DIR, which can be replaced by a new build. */
export class Deployment {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async make(): Promise<Deployment> {
    const folder = await mkdtemp(path.join(tmpdir(), 'inkreel-web-'));
    await cp(built, folder, { recursive: true });
    return new Deployment(folder);
  }

  /**
   * Simulates the next build: all hashed files get new names, and the old ones are gone. Replaced atomically, since open pages
   * may request files at any time.
   */
  async next(): Promise<void> {
    const [draft, old] = [`${this.folder}.next`, `${this.folder}.old`];
    await cp(this.folder, draft, { recursive: true });
    await renameHashed(draft);
    await rename(this.folder, old);
    await rename(draft, this.folder);
    await rm(old, { recursive: true });
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

/** Renames all hashed files, and updates references to them. */
async function renameHashed(folder: string): Promise<void> {
  const assets = path.join(folder, 'assets');
  const names = (await readdir(assets)).flatMap((name) => {
    const [, stem, hash, ending] = HASHED.exec(name) ?? [];
    return stem && hash && ending ? [{ name, next: `${stem}-${[...hash].reverse().join('')}${ending}` }] : [];
  });
  for (const { name, next } of names) await rename(path.join(assets, name), path.join(assets, next));
  const texts = [
    'index.html',
    'sw.js',
    'pack.json',
    ...(await readdir(assets)).map((name) => `assets/${name}`),
  ];
  for (const text of texts.filter((name) => /\.(html|js|json|css)$/.test(name))) {
    const file = path.join(folder, text);
    const before = await readFile(file, 'utf8');
    const after = names.reduce((all, { name, next }) => all.replaceAll(name, next), before);
    if (after !== before) await writeFile(file, after);
  }
}
