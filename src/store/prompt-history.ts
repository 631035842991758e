/**
 * The prompts that were sent before, newest first; each account and each tool has its own. Those from this browser come first, and are
 * there without a network; those from other devices follow, as the server tells them.
 */
import * as v from 'valibot';
import { proxy } from 'valtio';
import type { listDrawPrompts, listVideoPrompts } from '../api/earlier-prompts.ts';
import { onLoginChange } from './account/on-sign-out.ts';
import { session } from './account/session-state.ts';
import { client } from './client.ts';
import { changeDraft, readDraft } from './own-drafts.ts';

const MOST = 200;
const Stored = v.array(v.string());

export interface PromptHistory {
  readonly state: { prompts: readonly string[] };
  /** Reads the account's prompts, once; those from other devices come when they are there. */
  load(): Promise<void>;
  /** Remembers a prompt that was sent. The same one again moves to the front. */
  remember(prompt: string): Promise<void>;
}

/**
 * @param name under which they are stored
 * @param others the call that tells those from the account's other devices
 */
export function createPromptHistory(
  name: string,
  others?: typeof listDrawPrompts | typeof listVideoPrompts,
): PromptHistory {
  const state: PromptHistory['state'] = proxy({ prompts: [] });
  let own: readonly string[] = [];
  let told: readonly string[] = [];
  /** Whose prompts these are. */
  let login: { token: string | null } | null = null;
  /** The server is asked once a login. */
  let asked: Promise<void> | null = null;
  onLoginChange(() => {
    [state.prompts, own, told] = [[], [], []];
    login = null;
    asked = null;
  });
  const show = (): void => {
    // the server knows a prompt without its flags
    const has = (prompt: string) => own.some((one) => one === prompt || one.startsWith(`${prompt} --`));
    state.prompts = [...own, ...told.filter((prompt) => !has(prompt))];
  };
  /** What was read and changed goes back before anything is read again. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  };
  const read = async (): Promise<void> => {
    const { token } = session;
    const stored = v.safeParse(Stored, await readDraft(name));
    if (session.token !== token) return;
    if (stored.success) own = stored.output;
    show();
    login = { token };
  };
  /** What cannot be read now is asked for again next time; until then there are those from this browser. */
  const ask = async (call: NonNullable<typeof others>): Promise<void> => {
    const { token } = session;
    try {
      const { lists } = await client.send(call, {});
      if (session.token !== token) return;
      told = lists;
      show();
    } catch {
      if (session.token === token) asked = null;
    }
  };
  /** Adds a prompt of this login to what is stored, where another tab may be adding one, too. */
  const add = async (prompt: string, token: string | null): Promise<void> => {
    if (session.token !== token) return;
    const on = (prompts: readonly string[]) =>
      [prompt, ...prompts.filter((one) => one !== prompt)].slice(0, MOST);
    // what a browser that stores nothing has
    let all = on(own);
    await changeDraft(name, (before) => {
      const stored = v.safeParse(Stored, before);
      if (stored.success) all = on(stored.output);
      return all;
    });
    if (session.token !== token) return;
    own = all;
    show();
    login = { token };
  };
  return {
    state,
    async load() {
      await inTurn(async () => {
        if (login?.token !== session.token) await read();
      });
      if (!others || session.token === null) return;
      asked ??= ask(others);
      // nothing is here yet: this browser is new to the account
      if (own.length === 0) await asked;
    },
    async remember(prompt) {
      const text = prompt.trim();
      const { token } = session;
      if (text) await inTurn(() => add(text, token));
    },
  };
}

/** Those that contain all the words, in any case. */
export function searchPrompts(prompts: readonly string[], words: string): readonly string[] {
  const wanted = words.toLowerCase().split(/\s+/u).filter(Boolean);
  return prompts.filter((prompt) => wanted.every((word) => prompt.toLowerCase().includes(word)));
}

/** Steps through the history like a shell: `at` is -1 for what is being written. @returns null at either end */
export function stepPrompt(
  prompts: readonly string[],
  at: number,
  step: 1 | -1,
): { at: number; prompt: string | null } | null {
  const next = at + step;
  if (next < -1 || next >= prompts.length) return null;
  return { at: next, prompt: next === -1 ? null : (prompts[next] ?? null) };
}
