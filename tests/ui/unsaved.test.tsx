/// <reference path="../../src/ui/po.d.ts" />
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { messages } from '../../locales/en.po';
import { forms, reloadLoses } from '../../src/store/reload.ts';
import { SheetDialog } from '../../src/ui/kit/sheet-dialog.tsx';
import { system } from '../../src/ui/theme/system.ts';

i18n.loadAndActivate({ locale: 'en', messages });
afterEach(cleanup);

const open = (drafted: boolean) =>
  render(
    <I18nProvider i18n={i18n}>
      <ChakraProvider value={system}>
        <SheetDialog title="A form" drafted={drafted} onClose={() => undefined}>
          <input aria-label="Name" />
        </SheetDialog>
      </ChakraProvider>
    </I18nProvider>,
  );
const type = () => fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'x' } });

test('a dialog blocks a reload from the first input until it is closed', () => {
  const { unmount } = open(false);
  expect(reloadLoses()).toBe(false);
  type();
  type();
  expect(forms.unsaved).toBe(1);
  unmount();
  expect(forms.unsaved).toBe(0);
});

test('a dialog with a draft blocks nothing', () => {
  open(true);
  type();
  expect(reloadLoses()).toBe(false);
});
