import { expect, test } from 'vitest';
import { codeOfFirst, keepTexts, waitsForWords, withWords } from '../../tools/words-in-two.ts';

const AT = '/app/src/ui/shell/host.tsx';

test('a part beyond the first screen is loaded with its words, a part of it and what has none without', () => {
  expect(withWords("lazy(() => import('../film/film-page.tsx'))", AT)).toBe(
    `import { worded as __worded } from "/src/ui/i18n.ts";\nlazy(() => __worded(import('../film/film-page.tsx')))`,
  );
  for (const path of ['./menu.tsx', '../draw/viewer.tsx', '../kit/dialog.tsx', '../../store/tasks.ts'])
    expect(withWords(`import("${path}")`, AT)).toBeNull();
  expect(withWords('import("virtua")', AT)).toBeNull();
});

const module = (code: string, imports: string[] = [], later: string[] = [], isEntry = false) => ({
  code,
  isEntry,
  importedIds: imports,
  dynamicallyImportedIds: later,
});

test('words that can be seen before the second half is here belong to the first', () => {
  const graph: Record<string, ReturnType<typeof module>> = {
    '/src/ui/main.tsx': module('"main"', ['/src/ui/kit/pill.tsx'], ['/src/ui/draw/draw-page.tsx'], true),
    '/src/ui/kit/pill.tsx': module('"pill"'),
    '/src/ui/draw/draw-page.tsx': module('"draw"', [], ['/src/ui/kit/menu.tsx', '/src/ui/film/notice.tsx']),
    '/src/ui/kit/menu.tsx': module('"menu"', ['/src/ui/draw/draw-page.tsx']),
    '/src/ui/film/notice.tsx': module('"film"', ['/src/ui/kit/film-words.ts']),
    '/src/ui/kit/film-words.ts': module('"words"'),
  };
  const first = codeOfFirst({
    getModuleIds: () => Object.keys(graph),
    getModuleInfo: (id) => graph[id] ?? null,
  });
  expect(first).toEqual(['"main"', '"pill"', '"draw"', '"menu"']);
  expect(waitsForWords('/src/ui/film/notice.tsx')).toBe(true);
});

test('a compiled catalogue keeps the texts that pass, quotes and all', () => {
  const texts = { a1: ['say "yes"'], b2: [['count', 'plural', { one: ['#'], other: ['# \\'] }]] };
  const code = `export const messages=JSON.parse(${JSON.stringify(JSON.stringify(texts))});`;
  const only = (id: string) => {
    const kept = keepTexts(code, (one) => one === id).replace('export const messages=', 'return ');
    return new Function(kept)() as unknown;
  };
  expect(only('a1')).toEqual({ a1: texts.a1 });
  expect(only('b2')).toEqual({ b2: texts.b2 });
  expect(() => keepTexts('export const messages={}', () => true)).toThrow('Lingui');
});
