import { beforeEach, expect, test, vi } from 'vitest';
import { listDrawPrompts } from '../../src/api/earlier-prompts.ts';
import { forgetAll } from '../../src/store/account/on-sign-out.ts';
import { session } from '../../src/store/account/session-state.ts';
import { createPromptHistory } from '../../src/store/prompt-history.ts';
import { fakeApi, Refused } from './fake-api.ts';

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

const OTHERS = '/studio/draw/prompts';
const withOthers = () => createPromptHistory('prompts', listDrawPrompts);

test('on a device that is new to the account there are the prompts from its other devices, asked for once', async () => {
  const sent = fakeApi({ [OTHERS]: () => ({ lists: ['a hare', 'a fox'] }) }, user);
  const history = withOthers();
  await history.load();
  await history.load();
  expect(history.state.prompts).toEqual(['a hare', 'a fox']);
  expect(sent).toHaveLength(1);
});

test('those from this browser come first, each prompt once, also when one is sent later', async () => {
  await tab().remember('a fox --ar 16:9');
  fakeApi({ [OTHERS]: () => ({ lists: ['a hare', 'a fox', 'an owl'] }) }, user);
  const history = withOthers();
  await history.load();
  await vi.waitFor(() => expect(history.state.prompts).toEqual(['a fox --ar 16:9', 'a hare', 'an owl']));
  await history.remember('an owl');
  expect(history.state.prompts).toEqual(['an owl', 'a fox --ar 16:9', 'a hare']);
  await history.remember('a bee');
  const next = tab();
  await next.load();
  // what other devices sent is not stored here
  expect(next.state.prompts).toEqual(['a bee', 'an owl', 'a fox --ar 16:9']);
});

test('a server that cannot tell them takes nothing away, and is asked again', async () => {
  await tab().remember('a fox');
  const answer = vi.fn<() => unknown>(() => new Refused('unknown', 404));
  fakeApi({ [OTHERS]: answer }, user);
  const history = withOthers();
  await history.load();
  await vi.waitFor(() => expect(answer).toHaveBeenCalledOnce());
  await vi.waitFor(async () => {
    answer.mockReturnValue({ lists: ['a hare'] });
    await history.load();
    expect(history.state.prompts).toEqual(['a fox', 'a hare']);
  });
});

test('another login sees none of them', async () => {
  let tell: (answer: unknown) => void = () => undefined;
  const untilTold = () =>
    new Promise((resolve) => {
      tell = resolve;
    });
  fakeApi({ [OTHERS]: untilTold }, user);
  const history = withOthers();
  const late = history.load();
  await vi.waitFor(() => expect(tell.length).toBe(1));
  forgetAll();
  fakeApi({ [OTHERS]: () => ({ lists: [] }) }, user + 1);
  session.token = 'another';
  tell({ lists: ['a hare'] });
  await late;
  await history.load();
  expect(history.state.prompts).toEqual([]);
});
