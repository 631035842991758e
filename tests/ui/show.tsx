/// <reference path="../../src/ui/po.d.ts" />
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { Router } from 'wouter';
import { messages as english } from '../../locales/en.po';
import { forgetAll } from '../../src/store/account/on-sign-out.ts';
import { browser } from '../../src/store/browser.ts';
import { useHashLocation } from '../../src/ui/router/hash-location.ts';
import { system } from '../../src/ui/theme/system.ts';

i18n.load({ en: english });
i18n.activate('en');
// long enough for a busy machine
configure({ asyncUtilTimeout: 10_000 });

/** Renders components of the app in English. */
export const show = (part: ReactNode): Promise<void> =>
  change(() => {
    render(
      <ChakraProvider value={system}>
        <I18nProvider i18n={i18n}>{part}</I18nProvider>
      </ChakraProvider>,
    );
  });

/** Renders components at a route such as `/create?id=4`. */
export const showAt = (address: string, part: ReactNode): Promise<void> => {
  history.replaceState(null, '', `#${address}`);
  return show(<Router hook={useHashLocation}>{part}</Router>);
};

/** Changes a store and lets components re-render. */
export const change = (work: () => void): Promise<void> =>
  act(async () => {
    work();
    await Promise.resolve();
  });

/** Waits for a live region with this text; empty for an empty region. @returns the region */
export const told = (words: string): Promise<HTMLElement> =>
  waitFor(() => {
    const place = screen.getByRole('status');
    if (words) expect(place.textContent).toContain(words);
    else expect(place.textContent).toBe('');
    return place;
  });

/** Isolates the tests of a file: online at the start; pages, account data and fakes are removed after each. */
export function eachOnItsOwn(): void {
  beforeEach(() => {
    browser.online = true;
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
  });
  afterEach(() => {
    cleanup();
    forgetAll();
    vi.unstubAllGlobals();
    // pending requests must not reach the real network
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  });
}
