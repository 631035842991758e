import { createPromptCheck } from '../prompt-check.ts';
import { clipForm, makerOf, picturesOf, rowOf } from './clip-form.ts';

/** What the built-in engine leaves out of the prompt in the video page's bar. With a picture, that is what the clip shows. */
export const clipCheck = createPromptCheck([clipForm], () => {
  const prompt = clipForm.prompt.trim();
  const { first, last, references } = picturesOf(clipForm);
  if (!prompt || first || last || references.length > 0 || makerOf(clipForm)) return null;
  const { mode, row } = rowOf(clipForm);
  return { medium: 'clip', tool_name: mode.value, model_name: row.model, resolution: row.resolution, prompt };
});
