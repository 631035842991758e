/// <reference path="../../src/ui/po.d.ts" />
import { i18n } from '@lingui/core';
import { afterEach, expect, test } from 'vitest';
import { messages } from '../../locales/en.po';
import { ApiError } from '../../src/api/errors.ts';
import { browser } from '../../src/store/browser.ts';
import { takeToasts } from '../../src/store/toasts.ts';
import { reportAs } from '../../src/ui/errors/report-as.ts';

i18n.loadAndActivate({ locale: 'en', messages });
afterEach(() => {
  browser.online = true;
});

const says = (error: ApiError) => {
  takeToasts();
  reportAs('Delete failed', error);
  return takeToasts().map(({ title, description }) => [title, description]);
};
const at = { path: '/script/delete-drama' };

test('an action that failed for want of a network says so below what failed', () => {
  browser.online = false;
  expect(says(new ApiError('transport', 'Failed to fetch', at))).toEqual([
    ['Delete failed', "You're offline. This needs a connection."],
  ]);
  browser.online = true;
  expect(says(new ApiError('transport', 'Failed to fetch', at))).toEqual([
    ['Delete failed', 'Check your connection and try again.'],
  ]);
});

test('an action that was refused says what the server said, and an answer that is none says nothing', () => {
  expect(says(new ApiError('refused', 'Not this one', { ...at, status: 200, code: 400 }))).toEqual([
    ['Delete failed', 'Not this one'],
  ]);
  expect(says(new ApiError('garbled', 'no JSON', { ...at, status: 200 }))).toEqual([
    ['Delete failed', undefined],
  ]);
});
