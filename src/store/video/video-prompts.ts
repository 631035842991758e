import { listVideoPrompts } from '../../api/earlier-prompts.ts';
import { createPromptHistory } from '../prompt-history.ts';

/** The prompts of clips. */
export const videoPrompts = createPromptHistory('video-prompts', listVideoPrompts);
