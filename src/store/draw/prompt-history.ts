import { listDrawPrompts } from '../../api/earlier-prompts.ts';
import { createPromptHistory } from '../prompt-history.ts';

/** The prompts of drawings; those from this browser with their flags. */
export const drawPrompts = createPromptHistory('prompt-history', listDrawPrompts);
