import { expect, test, vi } from 'vitest';
import { imagine } from '../../../src/api/draw.ts';

const input = { tool_name: 'mj', desc: 'a lamp', options: {} };
const open = () => true;

/** A page of this tab, as a reload opens it. */
async function newPage() {
  vi.resetModules();
  const { submitKeys } = await import('../../../src/store/tasks/lost-submit.ts');
  const { forgetAll } = await import('../../../src/store/account/on-sign-out.ts');
  return { submitKeys, forgetAll };
}

test('after a reload the same input is the same submit while that has no answer', async () => {
  const { submitKeys } = await newPage();
  const key = submitKeys.of(imagine, input);
  const { submitKeys: reloaded } = await newPage();
  expect(reloaded.of(imagine, { ...input, desc: 'an owl' }, open)).not.toBe(key);
  expect(reloaded.of(imagine, input, (one) => one === key)).toBe(key);
});

test('once it has its answer, the same input is a new submit, on the page and after a reload', async () => {
  const { submitKeys } = await newPage();
  const key = submitKeys.of(imagine, input);
  submitKeys.done(imagine, input);
  const next = submitKeys.of(imagine, input, open);
  expect(next).not.toBe(key);
  // that one was answered while no page was open
  const { submitKeys: reloaded } = await newPage();
  expect(reloaded.of(imagine, input, () => false)).not.toBe(next);
});

test('signing out leaves nothing of what was sent', async () => {
  const { submitKeys, forgetAll } = await newPage();
  submitKeys.of(imagine, input);
  expect(JSON.stringify({ ...sessionStorage })).toContain('a lamp');
  forgetAll();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('a lamp');
});
