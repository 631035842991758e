import { type KeyboardEvent, useRef } from 'react';
import { type PromptHistory, stepPrompt } from '../../store/prompt-history.ts';

/** Alt with the arrow keys goes through the earlier prompts, like a shell. @param now the current text @param write replaces it */
export function useEarlierPrompts(
  history: PromptHistory,
  now: () => string,
  write: (prompt: string) => void,
) {
  /** Position in the history, and the text before it. */
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
    /** The text has changed otherwise: the history starts from its end again. */
    reset() {
      past.current.at = -1;
    },
  };
}
