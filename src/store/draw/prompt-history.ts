import { createPromptHistory } from '../prompt-history.ts';

/** The prompts of drawings, their flags included. */
export const drawPrompts = createPromptHistory('prompt-history');
