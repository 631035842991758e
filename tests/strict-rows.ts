import { beforeAll } from 'vitest';
import { onBadRow } from '../src/api/rows.ts';

// a row that our own server or a stand-in gets wrong is a mistake, not one to be left out in silence
beforeAll(() =>
  onBadRow((what) => {
    throw new Error(what);
  }),
);
