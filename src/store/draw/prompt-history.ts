/** The prompts that were sent from this browser, newest first; each account has its own. */
import * as v from 'valibot';
import { proxy } from 'valtio';
import { onLoginChange } from '../account/on-sign-out.ts';
import { session } from '../account/session-state.ts';
import { readPageStore, writePageStore } from '../pages-db.ts';

const NAME = 'prompt-history';
const MOST = 200;
const Stored = v.array(v.string());

export const promptHistory = proxy({ prompts: [] as readonly string[], owner: null as number | null });

onLoginChange(() => {
  Object.assign(promptHistory, { prompts: [], owner: null });
});

/** Reads the account's prompts, once. */
export async function loadPromptHistory(): Promise<void> {
  const { userId } = session;
  if (promptHistory.owner === userId) return;
  const stored = v.safeParse(Stored, await readPageStore('drafts', userId, NAME));
  if (session.userId !== userId || promptHistory.owner === userId) return;
  Object.assign(promptHistory, { prompts: stored.success ? stored.output : [], owner: userId });
}

/** Remembers a prompt that was sent, its flags included. The same one again moves to the front. */
export async function rememberPrompt(prompt: string): Promise<void> {
  const text = prompt.trim();
  await loadPromptHistory();
  if (!text) return;
  promptHistory.prompts = [text, ...promptHistory.prompts.filter((one) => one !== text)].slice(0, MOST);
  void writePageStore('drafts', session.userId, NAME, [...promptHistory.prompts]);
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
