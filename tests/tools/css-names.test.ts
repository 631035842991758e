import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { scopedName } from '../../tools/css-modules.ts';
import { classProblems, definedIn, type Source, selectorsOf } from '../../tools/css-names.ts';
import { interfaceFiles, read } from './interface-files.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const styleOf = (html: string): string => /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';

/** Every style sheet and every file of code. */
const ALL = /\.(css|tsx?)$/;

test('each look belongs to the component that wears it, and every class name is one that exists', () => {
  const sources = interfaceFiles(ALL);
  expect(sources.filter((one) => one.path.endsWith('.module.css')).length).toBeGreaterThan(50);
  expect(classProblems(sources, styleOf(read('index.html')))).toEqual([]);
});

describe('a planted fault is found', () => {
  const row = (css: string): Source => ({ path: 'src/ui/draw/row.module.css', text: css });
  const component = (jsx: string, imports = "import styles from './row.module.css';"): Source => ({
    path: 'src/ui/draw/row.tsx',
    text: `${imports}\nexport const Row = () => ${jsx};`,
  });
  const WORN = component('<p className={styles.row} />');
  const FRAME = '.main { margin: 0 } .unseen { position: absolute }';

  test.each<[string, Source[], string]>([
    [
      'a class that two global style sheets style',
      [
        { path: 'src/ui/theme/reset.css', text: '.note { margin: 0 }' },
        { path: 'src/ui/draw/draw.css', text: '@media print { p > .note { color: red } }' },
      ],
      'src/ui/draw/draw.css: styles .note, as src/ui/theme/reset.css does',
    ],
    [
      'a class of the frame, styled once more',
      [{ path: 'src/ui/theme/reset.css', text: '.main { margin: 1px }' }],
      'src/ui/theme/reset.css: styles .main, as index.html does',
    ],
    [
      'a global class in the sheet of a component',
      [row('.row :global(.main) { margin: 0 }'), WORN],
      'src/ui/draw/row.module.css: styles the global class .main, which is not its own',
    ],
    [
      "a kit's class, reached from a feature",
      [
        { path: 'src/ui/kit/tabs.module.css', text: '.list { margin: 0 }' },
        component('<p className={tabs.list} />', "import tabs from '../kit/tabs.module.css';"),
      ],
      'src/ui/draw/row.tsx: reaches for the looks of src/ui/kit/tabs.module.css',
    ],
    [
      "a kit's look, taken by a feature's sheet",
      [row(".row { composes: list from '../kit/tabs.module.css' }"), WORN],
      'src/ui/draw/row.module.css: takes looks from another file; make it one component instead',
    ],
    [
      'a class name that does not exist',
      [row('.row { margin: 0 }'), component(`<p className={\`\${styles.row} \${styles.rwo}\`} />`)],
      'src/ui/draw/row.tsx: src/ui/draw/row.module.css has no .rwo',
    ],
    [
      'a class that nobody wears',
      [row('.row { margin: 0 } .row .old { margin: 0 }'), WORN],
      'src/ui/draw/row.module.css: nobody wears .old',
    ],
    [
      'a class name that is computed',
      [row('.row { margin: 0 }'), component('<p className={styles.row + styles[name]} />')],
      'src/ui/draw/row.tsx: a class name of src/ui/draw/row.module.css is computed, so nothing can check it',
    ],
    [
      'a literal name that is none of the frame',
      [row('.row { margin: 0 }'), component(`<p className={\`quiet \${styles.row}\`} />`)],
      'src/ui/draw/row.tsx: wears .quiet, which no style sheet of the frame defines',
    ],
  ])('%s', (_name, sources, problem) => {
    expect(classProblems(sources, FRAME)).toEqual([problem]);
  });

  test('what is right is let be', () => {
    const css =
      ':global(.main) > .row::before { content: ".no { }" } @keyframes turn { 50% { top: 1.5px } } .row[data-x] > p { top: 0 }';
    const worn = component(`<p className={\`unseen \${styles.row}\`}><i className="unseen" /></p>`);
    expect(classProblems([row(css), worn], FRAME)).toEqual([]);
  });
});

test('selectors are read within groups and through comments', () => {
  expect(selectorsOf('/* .a { } */ .b, .c:is(.d, .e) { x: y } @media (a) { .f { x: y; } }')).toEqual([
    '.b',
    '.c:is(.d, .e)',
    '.f',
  ]);
});

test('a class name says where it is from, and stays when rules change', () => {
  const name = scopedName('row', path.join(ROOT, 'src/ui/draw/bar.module.css?used'));
  expect(name).toMatch(/^bar_row_[0-9a-f]{4}$/);
  expect(scopedName('row', path.join(ROOT, 'src/ui/draw/bar.module.css'))).toBe(name);
  expect(scopedName('row', path.join(ROOT, 'src/ui/music/bar.module.css'))).not.toBe(name);
});

test('no two classes share a name, not even the short one that people download', () => {
  const names = interfaceFiles(ALL)
    .filter(({ path: file }) => file.endsWith('.module.css'))
    .flatMap(({ path: file, text }) =>
      [...definedIn(text)].map((local) => scopedName(local, path.join(ROOT, file), true)),
    );
  expect(names.length).toBeGreaterThan(200);
  expect(new Set(names).size).toBe(names.length);
});
