/// <reference path="../../../src/ui/po.d.ts" />
import { i18n } from '@lingui/core';
import { afterEach, expect, test, vi } from 'vitest';
import { messages } from '../../../locales/en.po';
import { ApiError } from '../../../src/api/errors.ts';
import { browser } from '../../../src/store/browser.ts';
import { refusalWords } from '../../../src/ui/account/refusal-words.ts';

i18n.loadAndActivate({ locale: 'en', messages });
const UNREACHABLE = "Couldn't reach the studio. Check your connection and try again";

afterEach(() => {
  browser.online = true;
});

test('a lost network is said, whoever noticed it', () => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const lost = new ApiError('transport', 'no network', { path: '/login' });
  expect(refusalWords(lost, i18n)).toBe(UNREACHABLE);
  // such as a part of the app, or an identity provider
  expect(refusalWords(new TypeError('Failed to fetch'), i18n)).toBe(UNREACHABLE);
  browser.online = false;
  expect(refusalWords(new Error('gone'), i18n)).toBe(UNREACHABLE);
  logged.mockRestore();
});

test('another fault of the app is no silence either', () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
  for (const fault of [new RangeError('odd'), new TypeError('x is not a function')])
    expect(refusalWords(fault, i18n)).toBe("That didn't work. Please try again");
  expect(logged).toHaveBeenCalledTimes(2);
  logged.mockRestore();
});
