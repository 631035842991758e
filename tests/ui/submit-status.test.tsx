import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { browser } from '../../src/store/browser.ts';
import type { SubmitState } from '../../src/store/tasks/create-submit.ts';
import { takeToasts } from '../../src/store/toasts.ts';
import { SubmitStatus } from '../../src/ui/kit/submit-status.tsx';
import { toastSubmit } from '../../src/ui/kit/submit-words.ts';
import { change, eachOnItsOwn, show } from './show.tsx';

eachOnItsOwn();

const line = () => screen.getByRole('status').textContent;

test.each<[SubmitState, string]>([
  ['idle', 'Takes a minute'],
  ['sending', 'Takes a minute'],
  ['checking', 'No reply yet; checking…'],
  ['not-charged', "That didn't go through. Nothing was charged; try again."],
  ['unclear', 'No reply. If it was started, it will show up here.'],
])('a submit that is %s has a one-line status', async (state, words) => {
  await show(<SubmitStatus state={state}>Takes a minute</SubmitStatus>);
  expect(line()).toBe(words);
});

test('shows by priority: invalid input, the last submit, the network, the upload', async () => {
  browser.online = false;
  await show(<SubmitStatus problem="words" state="checking" uploading />);
  expect(line()).toBe('Please enter a description');
  cleanup();
  await show(<SubmitStatus state="checking" uploading />);
  expect(line()).toBe('No reply yet; checking…');
  cleanup();
  await show(<SubmitStatus uploading />);
  expect(line()).toBe("You're offline. This needs a connection.");
  await change(() => {
    browser.online = true;
  });
  expect(line()).toBe('Your file is still uploading.');
  cleanup();
  await show(<SubmitStatus />);
  expect(line()).toBe('');
});

test('a failed submit of a closed dialog shows a toast, an accepted one does not', () => {
  toastSubmit('accepted');
  toastSubmit('not-charged', { description: 'A lamp' });
  toastSubmit('unclear');
  expect(takeToasts()).toMatchObject([
    {
      type: 'warning',
      title: "That didn't go through. Nothing was charged; try again.",
      description: 'A lamp',
    },
    { type: 'warning', title: 'No reply. If it was started, it will show up here.' },
  ]);
});
