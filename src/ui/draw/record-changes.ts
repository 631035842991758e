import { t } from '@lingui/core/macro';
import { snapshot } from 'valtio';
import { addReference, modelWithPictures } from '../../store/draw/change-settings.ts';
import { type DrawForm, drawForm } from '../../store/draw/draw-form.ts';
import { reference } from '../../store/draw/draw-reference.ts';
import { withWords } from '../../store/draw/flags.ts';
import { setStar } from '../../store/draw/stars.ts';
import { toast } from '../../store/toasts.ts';
import { sayNoPlace } from '../kit/no-place.ts';
import { starFailed } from '../kit/star-failed.ts';
import { focusPrompt } from './prompt-focus.ts';

/** Changes the prompt bar. An unsent prompt, or pictures, that were replaced can be restored with Undo. */
function fill(change: () => void): void {
  const before = snapshot(drawForm) as DrawForm;
  change();
  focusPrompt();
  const isPromptLost = before.prompt.trim() !== '' && before.prompt !== drawForm.prompt;
  const arePicturesLost = before.references.some(({ url }) =>
    drawForm.references.every((one) => one.url !== url),
  );
  if (!isPromptLost && !arePicturesLost) return;
  toast({
    type: 'info',
    title: isPromptLost ? t`Your prompt was replaced` : t`Your pictures were replaced`,
    action: { label: t`Undo`, run: () => void Object.assign(drawForm, before) },
  });
}

/** Replaces the prompt's words; its parameters stay. */
export const takeWords = (words: string): void =>
  fill(() => void Object.assign(drawForm, { prompt: withWords(drawForm.prompt, words) }));

/** Fills the prompt box with a record's prompt (DRAW-51). */
export const takePrompt = (prompt: string): void => fill(() => void Object.assign(drawForm, { prompt }));

/** Fills the whole bar with a record's settings: prompt, model, ratio, style and references; also for editing a picture (DRAW-50). */
export const takeSettings = (settings: DrawForm): void =>
  fill(() => {
    // a picture on its way would arrive among these, or in place of the one to edit
    reference.drop();
    Object.assign(drawForm, settings);
  });

/** Adds a picture as a reference. */
export const takePicture = (url: string, name: string): void =>
  fill(() => {
    if (addReference({ url, name })) return;
    if (!modelWithPictures()) sayNoPlace();
    else toast({ type: 'warning', title: t`All places for references are taken` });
  });

/** Stars a record or takes the star away. Without a network the star is sent later. */
export function star(id: number, on: boolean): void {
  setStar(id, on ? 1 : 0).catch(starFailed);
}
