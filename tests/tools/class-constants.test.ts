import { expect, test } from 'vitest';
import { withClassConstants } from '../../tools/class-constants.ts';

test('class names are read one by one, and no table of them is left', () => {
  const code = [
    "import { styles as looks } from '../styles.ts';",
    "import styles from './row.module.css';",
    "import cell from './cell.module.css';",
    'const a = styles.row + styles.row + cell.row + own.styles.row;',
  ].join('\n');
  expect(withClassConstants(code).split('\n')).toEqual([
    "import { row as cell_row } from './cell.module.css';import { row as styles_row } from './row.module.css';import { styles as looks } from '../styles.ts';",
    '',
    '',
    'const a = styles_row + styles_row + cell_row + own.styles.row;',
  ]);
});

test('a sheet that nobody takes a name from is still loaded', () => {
  expect(withClassConstants("import styles from './row.module.css';")).toBe(
    "import {  } from './row.module.css';",
  );
});
