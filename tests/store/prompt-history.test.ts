import { beforeEach, expect, test } from 'vitest';
import { forgetAll } from '../../src/store/account/on-sign-out.ts';
import { session } from '../../src/store/account/session-state.ts';
import { createPromptHistory } from '../../src/store/prompt-history.ts';
import { fakeApi } from './fake-api.ts';

let user = 900;
beforeEach(() => {
  forgetAll();
  user += 1;
  fakeApi({}, user);
});

/** Another tab of the browser has stores of its own. */
const tab = () => createPromptHistory('prompts');

test('prompts sent in two tabs are in the history of both, and of the next visit', async () => {
  const [here, there] = [tab(), tab()];
  await Promise.all([here.load(), there.load()]);
  await here.remember('a fox');
  await there.remember('a hare');
  expect(there.state.prompts).toEqual(['a hare', 'a fox']);
  await here.remember('an owl');
  expect(here.state.prompts).toEqual(['an owl', 'a hare', 'a fox']);
  const next = tab();
  await next.load();
  expect(next.state.prompts).toEqual(['an owl', 'a hare', 'a fox']);
});

test('of prompts sent one right after the other none is lost, and the same one moves to the front', async () => {
  const history = tab();
  await Promise.all(['a fox', 'a hare', ' a fox '].map(history.remember));
  expect(history.state.prompts).toEqual(['a fox', 'a hare']);
});

test('of prompts sent in two tabs at once none is lost', async () => {
  const [here, there] = [tab(), tab()];
  await Promise.all([here.remember('a fox'), there.remember('a hare'), here.remember('an owl')]);
  const next = tab();
  await next.load();
  expect([...next.state.prompts].sort()).toEqual(['a fox', 'a hare', 'an owl']);
});

test('a login that ends meanwhile gets nothing of it', async () => {
  const history = tab();
  await history.remember('a fox');
  const late = history.remember('a hare');
  forgetAll();
  fakeApi({}, user + 1);
  session.token = 'another';
  await late;
  expect(history.state.prompts).toEqual([]);
  await history.load();
  expect(history.state.prompts).toEqual([]);
});
