/// <reference path="../../src/ui/po.d.ts" />
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { messages } from '../../locales/en.po';
import type { TaskView } from '../../src/store/task-center/rows.ts';
import { TaskPoints } from '../../src/ui/tasks/task-points.tsx';

i18n.loadAndActivate({ locale: 'en', messages });

const said = (view: Partial<TaskView>) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <TaskPoints
        view={{ charged: 24, refunded: 0, kind: 'export', phase: 'cancelled', ...view } as TaskView}
      />
    </I18nProvider>,
  ).replace(/<[^>]+>/g, ' ');

test('an unfinished film shows the points paid', () => {
  expect(said({})).toContain('Finished narration is kept');
  expect(said({ phase: 'failed', refunded: 20 })).toContain('Finished narration is kept');
  for (const other of [{ refunded: 24 }, { phase: 'done' }, { kind: 'draw' }] as const)
    expect(said(other), JSON.stringify(other)).not.toContain('narrations');
});

test('charged and refunded points are shown; unknown ones are not', () => {
  expect(said({ kind: 'draw', charged: 1, refunded: 1 })).toMatch(/1 point charged.*1 point refunded/);
  expect(said({ kind: 'draw', charged: 0 })).toContain('Nothing was charged.');
  expect(said({ charged: null })).toBe('');
});
