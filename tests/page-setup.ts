import 'fake-indexeddb/auto';
import { i18n } from '@lingui/core';
import { cleanup, configure } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, afterEach, vi } from 'vitest';
import { framesInOrder } from './frames-in-order.ts';
import { noOwnerStacks } from './no-owner-stacks.ts';
import { ownChannels } from './own-channels.ts';
import { ownListeners } from './own-listeners.ts';
import { ownTimers } from './own-timers.ts';
import { PATIENCE } from './patience.ts';
import { quickStyles } from './quick-styles.ts';
import { stillClock } from './still-clock.ts';

// Files share the packages that they import, which loading for each took ten times as long as the tests. The app's own modules,
// what they keep and what a file put in the place of something are new in each.
vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
vi.restoreAllMocks();
globalThis.indexedDB = new IDBFactory();
localStorage.clear();
sessionStorage.clear();
// what the app itself has put beside its pages: the next file's app makes its own, and would find the old one first
document.body.replaceChildren();
// the tests' files are seldom pictures, and happy-dom decodes none
globalThis.createImageBitmap = async () => ({ width: 1024, height: 1024, close: () => undefined });
// a package keeps the language that the file before has left
i18n.loadAndActivate({ locale: 'en', messages: {} });

configure({ asyncUtilTimeout: PATIENCE });

// a page that a file leaves would be found by the next one, beside its own
afterEach(cleanup);
ownChannels();
ownListeners();
ownTimers();
framesInOrder();
stillClock();
quickStyles();
noOwnerStacks();
// the engine is loaded when a page first needs it: a file that ends meanwhile would take its environment away
afterAll(() => vi.dynamicImportSettled());
