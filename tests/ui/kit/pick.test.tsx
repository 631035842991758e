import { i18n } from '@lingui/core';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { messages as chinese } from '../../../locales/zh.po';
import { Pick } from '../../../src/ui/kit/pick.tsx';
import { eachOnItsOwn, show } from '../show.tsx';

eachOnItsOwn();
afterEach(() => i18n.activate('en'));

const model = (title: string) =>
  show(
    <Pick title={title} value="a" choices={[{ value: 'a', label: 'Seedream' }]} onChoose={() => undefined}>
      Seedream
    </Pick>,
  );

test('a choice is named with what it is for, punctuated as its language does', async () => {
  await model('Model');
  expect(screen.getByRole('button').textContent).toBe('Model: Seedream');
});

test('in Chinese, too', async () => {
  i18n.load({ zh: chinese });
  i18n.activate('zh');
  await model('模型');
  expect(screen.getByRole('button').textContent).toBe('模型：Seedream');
});
