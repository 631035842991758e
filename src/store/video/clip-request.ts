import type { CallInput } from '../../api/call.ts';
import type { generateVideo } from '../../api/video.ts';
import { modeFields, pictureFields } from '../../api/video-request.ts';
import { type ClipSettings, makerOf, picturesOf, ratioOf, rowOf, secondsOf } from './clip-form.ts';

/** What a filled form sends (VIDEO-20). Fields without a value are left out. */
export function clipRequest(form: ClipSettings): CallInput<typeof generateVideo> {
  const { mode, row } = rowOf(form);
  const { first, last, references } = picturesOf(form);
  return {
    ...modeFields(mode, row, secondsOf(form)),
    prompt: form.prompt.trim(),
    ratio: ratioOf(form),
    ...pictureFields(row, {
      first: first?.url ?? '',
      last: last?.url ?? '',
      references: references.map(({ url }) => url),
    }),
  };
}

/** Whether Generate is active: words, or a frame. References alone say nothing of what happens (VIDEO-44). */
export function isActive(form: ClipSettings): boolean {
  const { first, last } = picturesOf(form);
  return form.prompt.trim() !== '' || first !== null || last !== null;
}

/** What has to be added first; null if the form can be sent (VIDEO-43). Some real models need words, or a picture to start from. */
export function missingIn(form: ClipSettings): 'words' | 'picture' | null {
  const { first, references } = picturesOf(form);
  const needs = makerOf(form)?.needs ?? [];
  const wordless = rowOf(form).mode.wordless && !needs.includes('prompt');
  const pictured = first !== null || references.length > 0;
  if (form.prompt.trim() === '' && !(wordless && (first !== null || needs.includes('image')))) return 'words';
  return needs.includes('image') && !pictured ? 'picture' : null;
}
