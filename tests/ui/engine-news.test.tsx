/// <reference path="../../src/ui/po.d.ts" />
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messages as english } from '../../locales/en.po';
import { messages as chinese } from '../../locales/zh.po';
import { holdReload } from '../../src/store/reload.ts';
import { tasks } from '../../src/store/tasks/tasks.ts';
import { clearToasts, takeToasts, toasts } from '../../src/store/toasts.ts';
import { uploads } from '../../src/store/uploads.ts';
import { useEngineNews } from '../../src/ui/shell/use-engine-news.ts';

i18n.load({ en: english, zh: chinese });
const wrapper = ({ children }: { children: ReactNode }) => (
  <I18nProvider i18n={i18n}>{children}</I18nProvider>
);
const shown = () => toasts.waiting.map(({ title, description, sticky }) => ({ title, description, sticky }));
const OFFER = [{ title: 'A new version is ready', description: 'Your text is kept.', sticky: true }];

beforeEach(() => {
  i18n.activate('en');
  tasks.update = null;
  uploads.running = 0;
  clearToasts();
});
afterEach(cleanup);

/** Changes a store, and lets the hook see it. */
const change = (work: () => void) =>
  act(async () => {
    work();
    await Promise.resolve();
  });

test('a new version is offered once, also when the language changes', async () => {
  renderHook(useEngineNews, { wrapper });
  await change(() => {
    tasks.update = vi.fn();
  });
  expect(shown()).toEqual(OFFER);
  takeToasts();
  await change(() => i18n.activate('zh'));
  expect(shown()).toEqual([]);
});

test('while a file is on its way nothing is offered; afterwards it is', async () => {
  uploads.running = 1;
  renderHook(useEngineNews, { wrapper });
  await change(() => {
    tasks.update = vi.fn();
  });
  expect(shown()).toEqual([]);
  await change(() => {
    uploads.running = 0;
  });
  expect(shown()).toEqual(OFFER);
});

test('a press during an upload reloads when the file has arrived', async () => {
  const update = vi.fn();
  renderHook(useEngineNews, { wrapper });
  await change(() => {
    tasks.update = update;
  });
  const [offer] = takeToasts();
  uploads.running = 2;
  offer?.action?.run();
  await change(() => {
    uploads.running = 1;
  });
  expect(update).not.toHaveBeenCalled();
  await change(() => {
    uploads.running = 0;
  });
  expect(update).toHaveBeenCalledOnce();
});

test('while a form holds what no draft keeps nothing is offered; afterwards it is', async () => {
  const release = holdReload();
  renderHook(useEngineNews, { wrapper });
  await change(() => {
    tasks.update = vi.fn();
  });
  expect(shown()).toEqual([]);
  await change(release);
  expect(shown()).toEqual(OFFER);
});

test('a press while a form is filled says when it will reload, and does so when the form is gone', async () => {
  const update = vi.fn();
  renderHook(useEngineNews, { wrapper });
  await change(() => {
    tasks.update = update;
  });
  const [offer] = takeToasts();
  const release = holdReload();
  await change(() => offer?.action?.run());
  expect(shown().map(({ title }) => title)).toEqual(["The app reloads when you're done here"]);
  expect(update).not.toHaveBeenCalled();
  await change(release);
  await change(release);
  expect(update).toHaveBeenCalledOnce();
});
