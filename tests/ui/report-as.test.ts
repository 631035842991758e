/// <reference path="../../src/ui/po.d.ts" />
import { i18n } from '@lingui/core';
import { afterEach, expect, test, vi } from 'vitest';
import { messages } from '../../locales/en.po';
import { ApiError, CODE } from '../../src/api/errors.ts';
import { browser } from '../../src/store/browser.ts';
import { closeDialog, dialogs } from '../../src/store/dialogs.ts';
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

test('an action that failed without a request, such as a sound that cannot be played, says that it failed', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
  takeToasts();
  reportAs("Couldn't play the audio", null);
  expect(log).not.toHaveBeenCalled();
  reportAs('Copy failed', new TypeError('no such thing'));
  expect(log).toHaveBeenCalledOnce();
  expect(takeToasts().map(({ title, description }) => [title, description])).toEqual([
    ["Couldn't play the audio", undefined],
    ['Copy failed', undefined],
  ]);
});

test('an action for which there are too few points asks for more, with what it costs', () => {
  takeToasts();
  reportAs(
    'Generation failed',
    new ApiError('refused', 'Too few', { ...at, status: 200, code: CODE.shortOfPoints }),
    { cost: 12 },
  );
  expect(takeToasts()).toEqual([]);
  expect(dialogs.open).toMatchObject({ name: 'short-of-points', cost: 12 });
  closeDialog();
});
