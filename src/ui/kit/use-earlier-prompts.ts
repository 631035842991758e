import { type KeyboardEvent, useRef } from 'react';
import { type PromptHistory, stepPrompt } from '../../store/prompt-history.ts';

/**
 * Alt with the arrow keys goes through the prompts that were sent before, like a shell.
 * @param now what is being written @param write replaces it
 */
export function useEarlierPrompts(
  history: PromptHistory,
  now: () => string,
  write: (prompt: string) => void,
) {
  /** Where it stands in the history, and what was being written before it. */
  const past = useRef({ at: -1, unsent: '' });
  const step = async (by: 1 | -1) => {
    await history.load();
    const { current } = past;
    const next = stepPrompt(history.state.prompts, current.at, by);
    if (!next) return;
    if (current.at === -1) current.unsent = now();
    current.at = next.at;
    write(next.prompt ?? current.unsent);
  };
  return {
    /** @returns whether the key was one of these */
    onKey(event: KeyboardEvent): boolean {
      if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return false;
      event.preventDefault();
      void step(event.key === 'ArrowUp' ? 1 : -1);
      return true;
    },
    /** Something else was written: the history begins anew. */
    reset() {
      past.current.at = -1;
    },
  };
}
