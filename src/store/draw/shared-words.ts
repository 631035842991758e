import { cutTo } from '../../api/cut-text.ts';
import { PROMPT_CHARACTERS } from '../../api/draw.ts';
import { dropSharedWords, takeSharedWords } from '../../sw/shared-words.ts';
import { onSignOut } from '../account/on-sign-out.ts';
import { drawDraft, drawForm } from './draw-form.ts';

/** Plain HTTP has no caches, and no installed app to share with. */
const here = (): boolean => 'caches' in globalThis;

/** What became of shared words: all of them were added, the beginning of them, or, below a prompt that they are too long for, nothing. */
export interface SharedWords {
  words: string;
  added: 'all' | 'part' | 'nothing';
}

/**
 * Adds the words that another app has shared to the prompt, below what is there. Where they do not fit below it, the prompt stays as
 * it is: half a sentence at its end would help nobody.
 * @returns undefined if there were no words
 */
export async function addSharedWords(): Promise<SharedWords | undefined> {
  const words = here() ? await takeSharedWords() : '';
  if (!words) return;
  // a draft replaces an empty prompt alone
  await drawDraft.restore();
  const before = drawForm.prompt.trimEnd();
  const whole = before ? `${before}\n${words}` : words;
  const fits = whole.length <= PROMPT_CHARACTERS;
  if (before && !fits) return { words, added: 'nothing' };
  drawForm.prompt = cutTo(whole, PROMPT_CHARACTERS);
  return { words, added: fits ? 'all' : 'part' };
}

onSignOut(() => {
  if (here()) void dropSharedWords().catch(() => undefined);
});
