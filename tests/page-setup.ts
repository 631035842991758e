import 'fake-indexeddb/auto';
import { afterAll, vi } from 'vitest';

// the engine is loaded when a page first needs it: a file that ends meanwhile would take its environment away
afterAll(() => vi.dynamicImportSettled());
