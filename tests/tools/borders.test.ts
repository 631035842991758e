import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { crossings } from '../../tools/borders/check.mjs';

let folder = '';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The names of the rules that a tree of these files breaks. */
async function broken(files: Record<string, string>): Promise<string[]> {
  folder = mkdtempSync(join(tmpdir(), 'borders-'));
  for (const [name, text] of Object.entries({
    'src/main.ts': '',
    'server/main.ts': '',
    'generators/main.ts': '',
    ...files,
  })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return (await crossings(folder, ['src', 'server', 'generators'])).map((line) => line.split(':')[0] ?? '');
}

const leaf = 'export const x = 1; export type X = number;';

it.each<[rule: string, files: Record<string, string>]>([
  [
    'no-circle',
    {
      'src/ui/draw/a.ts': "import { b } from './b.ts'; export const a = b;",
      'src/ui/draw/b.ts': "import { a } from './a.ts'; export const b = () => a;",
    },
  ],
  [
    'feature-alone',
    { 'src/ui/draw/a.tsx': "import { x } from '../tasks/x.ts'; x;", 'src/ui/tasks/x.ts': leaf },
  ],
  [
    'feature-alone',
    { 'src/ui/draw/a.tsx': "import { x } from '../shell/x.ts'; x;", 'src/ui/shell/x.ts': leaf },
  ],
  [
    'kit-knows-no-feature',
    { 'src/ui/kit/a.ts': "import { x } from '../draw/x.ts'; x;", 'src/ui/draw/x.ts': leaf },
  ],
  ['portals-by-kit', { 'src/ui/draw/a.tsx': "import { Portal } from '@chakra-ui/react/portal'; Portal;" }],
  ['contract-alone', { 'src/api/a.ts': "import { x } from '../store/x.ts'; x;", 'src/store/x.ts': leaf }],
  [
    'worker-knows-contract',
    { 'src/sw/a.ts': "import { x } from '../store/x.ts'; x;", 'src/store/x.ts': leaf },
  ],
  ['store-knows-protocol', { 'src/store/a.ts': "import { x } from '../sw/db.ts'; x;", 'src/sw/db.ts': leaf }],
  ['screen-reads-stores', { 'src/ui/draw/a.ts': "import('../../sw/x.ts');", 'src/sw/x.ts': leaf }],
  [
    'screen-reads-stores',
    { 'src/ui/draw/a.ts': "import { x } from '../../store/bridge/x.ts'; x;", 'src/store/bridge/x.ts': leaf },
  ],
  [
    'server-shares-contract',
    { 'server/a.ts': "import { x } from '../src/store/x.ts'; x;", 'src/store/x.ts': leaf },
  ],
  [
    'rules-know-no-http',
    {
      'server/draw/a.ts': "import type { FastifyInstance } from 'fastify'; export type A = FastifyInstance;",
    },
  ],
  [
    'generators-alone',
    {
      'generators/a.ts': "import type { X } from '../src/api/x.ts'; export type A = X;",
      'src/api/x.ts': leaf,
    },
  ],
  // a type crosses a border too
  [
    'screen-reads-stores',
    { 'src/ui/draw/a.ts': "import type { X } from '../../sw/x.ts'; export type A = X;", 'src/sw/x.ts': leaf },
  ],
])('says which border an import crosses: %s', async (rule, files) => {
  expect(await broken(files)).toEqual(expect.arrayContaining([rule]));
});

it('lets features use the shared pieces, and the frame use features', async () => {
  expect(
    await broken({
      'src/ui/draw/a.ts': "import { x } from '../kit/x.ts'; import { y } from '../../store/y.ts'; x; y;",
      'src/ui/shell/a.ts': "import('../draw/a.ts');",
      'src/ui/kit/x.ts': leaf,
      'src/store/y.ts': "import { x } from '../api/x.ts'; export const y = x;",
      'src/api/x.ts': leaf,
      'server/draw/routes.ts':
        "import { x } from '../../src/api/x.ts'; import type { FastifyInstance } from 'fastify'; export type A = FastifyInstance; x;",
    }),
  ).toEqual([]);
});
