/** The prompts that were sent from this browser, newest first; each account and each tool has its own. */
import * as v from 'valibot';
import { proxy } from 'valtio';
import { onLoginChange } from './account/on-sign-out.ts';
import { session } from './account/session-state.ts';
import { changeDraft, readDraft } from './own-drafts.ts';

const MOST = 200;
const Stored = v.array(v.string());

export interface PromptHistory {
  readonly state: { prompts: readonly string[] };
  /** Reads the account's prompts, once. */
  load(): Promise<void>;
  /** Remembers a prompt that was sent. The same one again moves to the front. */
  remember(prompt: string): Promise<void>;
}

/** @param name under which they are stored */
export function createPromptHistory(name: string): PromptHistory {
  const state: PromptHistory['state'] = proxy({ prompts: [] });
  /** Whose prompts these are. */
  let login: { token: string | null } | null = null;
  onLoginChange(() => {
    state.prompts = [];
    login = null;
  });
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
    if (stored.success) state.prompts = stored.output;
    login = { token };
  };
  /** Adds a prompt of this login to what is stored, where another tab may be adding one, too. */
  const add = async (prompt: string, token: string | null): Promise<void> => {
    if (session.token !== token) return;
    const on = (prompts: readonly string[]) =>
      [prompt, ...prompts.filter((one) => one !== prompt)].slice(0, MOST);
    // what a browser that stores nothing has
    let all = on(state.prompts);
    await changeDraft(name, (before) => {
      const stored = v.safeParse(Stored, before);
      if (stored.success) all = on(stored.output);
      return all;
    });
    if (session.token !== token) return;
    state.prompts = all;
    login = { token };
  };
  return {
    state,
    load: () =>
      inTurn(async () => {
        if (login?.token !== session.token) await read();
      }),
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
