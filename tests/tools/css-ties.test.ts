import { expect, test } from 'vitest';
import type { Source } from '../../tools/css-names.ts';
import { ties } from '../../tools/css-ties.ts';
import { interfaceFiles } from './interface-files.ts';

const tile = (css: string): Source[] => [
  { path: 'src/ui/kit/tile.module.css', text: css },
  {
    path: 'src/ui/kit/tile.tsx',
    text: `import styles from './tile.module.css';
export const Tile = ({ className = '', ...props }) => <i {...props} className={\`\${styles.tile} \${className}\`} />;
export const Other = () => <b className={styles.other} />;`,
  },
];
const wall = (css: string): Source[] => [
  { path: 'src/ui/works/wall.module.css', text: css },
  {
    path: 'src/ui/works/wall.tsx',
    text: `import { Tile } from '../kit/tile.tsx';
import styles from './wall.module.css';
export const Wall = () => <Tile role={'img'} onClick={() => go({ a: 1 })} className={styles.big} />;`,
  },
];

test('no look of the app depends on the order of its style sheets', () => {
  const sources = interfaceFiles(/\.(module\.css|tsx)$/);
  expect(sources.length).toBeGreaterThan(200);
  expect(ties(sources)).toEqual([]);
});

test('a property that a piece and its parent set by one class each is found, also within another and in media queries', () => {
  expect(ties([...tile('.tile { gap: 6px }'), ...wall('@media print { .big { gap: 2px } }')])).toEqual([
    'src/ui/works/wall.tsx: .big sets gap of Tile, as .tile does',
    'src/ui/works/wall.tsx: .big sets column-gap of Tile, as .tile does',
    'src/ui/works/wall.tsx: .big sets row-gap of Tile, as .tile does',
  ]);
  expect(ties([...tile('.tile { padding: 0 }'), ...wall('.big { padding-left: 2px }')])).toEqual([
    'src/ui/works/wall.tsx: .big sets padding-left of Tile, as .tile does',
  ]);
});

test('what specificity decides is no tie, and neither are different states', () => {
  const given = wall('.big { gap: 2px; color: red }');
  expect(ties([...tile(':where(.tile) { gap: 6px } .tile:hover { color: blue }'), ...given])).toEqual([]);
  expect(ties([...tile('.tile > b { gap: 6px } .tile.other { color: blue }'), ...given])).toEqual([]);
});
