import { keepPrompts } from '../prompt-history.ts';

/** The prompts of drawings, their flags included. */
export const drawPrompts = keepPrompts('prompt-history');
