import * as v from 'valibot';
import { proxy } from 'valtio';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetAll } from '../../src/store/account/on-sign-out.ts';
import { session } from '../../src/store/account/session-state.ts';
import { type FormDraft, persistAsDraft } from '../../src/store/form-draft.ts';
import { readDraft } from '../../src/store/own-drafts.ts';
import { readPageStore, writePageStore } from '../../src/store/pages-db.ts';

const BLANK = { words: '', size: 1 };
const Words = v.object({ words: v.string(), size: v.number() });

let name = '';
let count = 0;
let form: typeof BLANK;
let draft: FormDraft;
const open = () => {
  form = proxy({ ...BLANK });
  draft = persistAsDraft(name, form, Words, { blank: BLANK, isUntouched: ({ words }) => words === '' });
};
const cached = () => readPageStore('drafts', session.userId, name);

beforeEach(() => {
  session.userId = 7;
  name = `form-${count++}`;
  open();
});
afterEach(() => vi.unstubAllGlobals());

it('typed text is restored at the next visit of the same account only', async () => {
  form.words = 'a lamp';
  form.size = 3;
  await vi.waitFor(async () => expect(await cached()).toEqual({ words: 'a lamp', size: 3 }));
  open();
  session.userId = 8;
  await draft.restore();
  expect(form).toEqual(BLANK);
  session.userId = 7;
  await draft.restore();
  expect(form).toEqual({ words: 'a lamp', size: 3 });
});

it('text typed before the server ended the login belongs to that member, not to the next visitor', async () => {
  session.token = 'a';
  form.words = 'mine';
  session.userId = 0;
  session.token = null;
  await vi.waitFor(async () =>
    expect(await readPageStore('drafts', 7, name)).toEqual({ words: 'mine', size: 1 }),
  );
  expect(await readPageStore('drafts', 0, name)).toBeUndefined();
});

it('text typed before it is known whose login it is, is stored as soon as it is known', async () => {
  Object.assign(session, { token: 'early', userId: 0 });
  form.words = 'at once';
  // longer than the debounce time
  await new Promise((done) => setTimeout(done, 600));
  expect(await readPageStore('drafts', 0, name)).toBeUndefined();
  session.userId = 7;
  await vi.waitFor(async () => expect(await cached()).toEqual({ words: 'at once', size: 1 }));
});

it('a draft is restored as soon as it is known whose login it is, once', async () => {
  await writePageStore('drafts', 7, name, { words: 'of before', size: 2 });
  Object.assign(session, { token: 'early', userId: 0 });
  const done = draft.restore();
  session.userId = 7;
  await done;
  expect(form).toEqual({ words: 'of before', size: 2 });
  form.words = '';
  await draft.restore();
  expect(form.words).toBe('');
});

it('who waits for a draft goes on if it does not get known whose login it is; the draft comes later', async () => {
  await writePageStore('drafts', 7, name, { words: 'of before', size: 2 });
  Object.assign(session, { token: 'early', userId: 0 });
  vi.useFakeTimers();
  const waiting = [draft.restore(), readDraft(name)];
  await vi.advanceTimersByTimeAsync(3_000);
  vi.useRealTimers();
  expect(await Promise.all(waiting)).toEqual([undefined, undefined]);
  expect(form).toEqual(BLANK);
  session.userId = 7;
  await vi.waitFor(() => expect(form).toEqual({ words: 'of before', size: 2 }));
});

it('a draft never overwrites newer text, and is applied once', async () => {
  await writePageStore('drafts', 7, name, { words: 'old', size: 2 });
  form.words = 'new';
  await draft.restore();
  expect(form.words).toBe('new');
  form.words = '';
  await draft.restore();
  expect(form.words).toBe('');
});

it('what was typed and sent while the draft was being read is not replaced by it', async () => {
  await writePageStore('drafts', 7, name, { words: 'the first letters of what was sent', size: 1 });
  const done = draft.restore();
  form.words = 'sent';
  draft.clear();
  await done;
  expect(form).toEqual(BLANK);
});

it('a draft that does not match the form is dropped', async () => {
  await writePageStore('drafts', 7, name, { words: 5 });
  await draft.restore();
  expect(form).toEqual(BLANK);
});

it('hiding the page saves the last text at once', async () => {
  // the debounce timer never fires
  vi.stubGlobal('setTimeout', () => 1);
  form.words = 'the last';
  vi.unstubAllGlobals();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(async () => expect(await cached()).toMatchObject({ words: 'the last' }));
});

it('signing out clears the form', () => {
  form.words = 'mine';
  forgetAll();
  expect(form).toEqual(BLANK);
});

it('an account that replaces another directly keeps the draft of its earlier visit', async () => {
  await draft.restore();
  form.words = 'mine';
  await vi.waitFor(async () => expect(await cached()).toMatchObject({ words: 'mine' }));
  forgetAll();
  session.userId = 8;
  await writePageStore('drafts', 8, name, { words: 'theirs', size: 2 });
  // longer than the debounce time
  await new Promise((done) => setTimeout(done, 600));
  expect(await cached()).toEqual({ words: 'theirs', size: 2 });
  await draft.restore();
  expect(form).toEqual({ words: 'theirs', size: 2 });
});

it('sent text is no longer a draft, even if the login’s account became known later', async () => {
  await draft.restore();
  // the account becomes known later
  session.userId = 8;
  form.words = 'sent';
  await vi.waitFor(async () => expect(await cached()).toMatchObject({ words: 'sent' }));
  draft.clear();
  await vi.waitFor(async () => expect(await cached()).toEqual(BLANK));
});
