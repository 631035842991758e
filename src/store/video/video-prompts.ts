import { keepPrompts } from '../prompt-history.ts';

/** The prompts of clips. */
export const videoPrompts = keepPrompts('video-prompts');
