/** What the built-in engine leaves out of the prompt in a bar, asked at each pause in typing. */
import { proxy, subscribe } from 'valtio';
import type { CallInput } from '../api/call.ts';
import { isNotOffered } from '../api/errors.ts';
import { checkPrompt } from '../api/prompt-check.ts';
import { onSignOut } from './account/on-sign-out.ts';
import { browser } from './browser.ts';
import { client } from './client.ts';

export type PromptQuestion = CallInput<typeof checkPrompt>;

export interface PromptCheck {
  /** Words of the prompt for things that are left out. */
  readonly state: { undrawn: string[] };
  /** Checks the prompt whenever its writer pauses. @returns stops that, and clears the answer */
  watch(): () => void;
}

/** Milliseconds without a change of the bar after which its prompt is checked. */
const PAUSE = 600;

/**
 * The check of one bar's prompt. One request at a time; answers about older texts are dropped, and a missing one is no error, since
 * nobody waits for it.
 * @param forms what the question follows from: the bar's contents, proxies
 * @param questionNow what there is to ask; null for an empty prompt, and where a model of a service makes the result
 */
export function createPromptCheck(
  forms: readonly object[],
  questionNow: () => PromptQuestion | null,
): PromptCheck {
  const state = proxy({ undrawn: [] as string[] });
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The question whose answer is shown or awaited. */
  let asked = '';
  let asking = false;
  /** Whether the writer paused again while an answer was awaited. */
  let again = false;
  let offered = true;

  const setUndrawn = (about: string, undrawn: readonly string[]): void => {
    asked = about;
    if (undrawn.join() !== state.undrawn.join()) state.undrawn = [...undrawn];
  };
  const answerTo = async (question: PromptQuestion): Promise<string[]> => {
    try {
      return (await client.send(checkPrompt, question)).undrawn;
    } catch (error) {
      if (isNotOffered(error)) offered = false;
      return [];
    }
  };
  const check = async (): Promise<void> => {
    again = asking;
    if (asking) return;
    const question = questionNow();
    const key = JSON.stringify(question);
    if (key === asked) return;
    // the answer about an older text must not stand beside another one
    if (!question || !browser.online || !offered) return setUndrawn('', []);
    asked = key;
    asking = true;
    const undrawn = await answerTo(question);
    asking = false;
    const isCurrent = asked === key && JSON.stringify(questionNow()) === key;
    setUndrawn(isCurrent ? key : '', isCurrent ? undrawn : state.undrawn);
    if (again) void check();
  };

  onSignOut(() => {
    setUndrawn('', []);
    offered = true;
  });
  return {
    state,
    watch() {
      const wait = (): void => {
        clearTimeout(timer);
        timer = setTimeout(() => void check(), PAUSE);
      };
      const stops = [...forms, browser].map((form) => subscribe(form, wait));
      wait();
      return () => {
        clearTimeout(timer);
        for (const stop of stops) stop();
        setUndrawn('', []);
      };
    },
  };
}
