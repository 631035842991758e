import { PROMPT_CHARACTERS } from '../../api/draw.ts';
import { dropSharedWords, takeSharedWords } from '../../sw/shared-words.ts';
import { onSignOut } from '../account/on-sign-out.ts';
import { cutTo } from '../cut-text.ts';
import { drawDraft, drawForm } from './draw-form.ts';

/** Plain HTTP has no caches, and no installed app to share with. */
const here = (): boolean => 'caches' in globalThis;

/** Adds the words that another app has shared to the prompt, below what is there. @returns whether there were any */
export async function addSharedWords(): Promise<boolean> {
  const words = here() ? await takeSharedWords() : '';
  if (!words) return false;
  // a draft replaces an empty prompt alone
  await drawDraft.restore();
  const before = drawForm.prompt.trimEnd();
  drawForm.prompt = cutTo(before ? `${before}\n${words}` : words, PROMPT_CHARACTERS);
  return true;
}

onSignOut(() => {
  if (here()) void dropSharedWords().catch(() => undefined);
});
