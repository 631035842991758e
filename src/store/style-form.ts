import * as v from 'valibot';
import { proxy } from 'valtio';
import { STYLE_CATEGORIES, saveStyle } from '../api/styles.ts';
import { client } from './client.ts';
import { createUpload } from './create-upload.ts';
import { persistAsDraft } from './form-draft.ts';
import { loadStyles } from './styles.ts';

const Draft = v.object({
  name: v.string(),
  prompt: v.string(),
  category: v.picklist(STYLE_CATEGORIES),
  image: v.nullable(v.object({ url: v.string(), name: v.string() })),
});
export type StyleForm = v.InferOutput<typeof Draft>;

const BLANK: StyleForm = { name: '', prompt: '', category: 'Animation', image: null };

/** The form for a style of one's own (STYLE-04). It survives closing the dialog and, as a draft, the tab. */
export const styleForm = proxy<StyleForm>({ ...BLANK });

export const styleDraft = persistAsDraft('style', styleForm, Draft, {
  blank: BLANK,
  isUntouched: ({ name, prompt }) => name === '' && prompt === '',
});

/** Its picture (STYLE-10 to 12). */
export const styleUpload = createUpload('styleImage', {
  onArrived: (image) => {
    styleForm.image = image;
  },
  onDrop: () => {
    styleForm.image = null;
  },
});

/** What is still missing, in the order of the form (STYLE-05, STYLE-07, STYLE-09). */
export const missingInStyle = ({
  name,
  prompt,
  image,
}: Readonly<StyleForm>): ('name' | 'prompt' | 'image')[] => [
  ...(name.trim() ? [] : (['name'] as const)),
  ...(prompt.trim() ? [] : (['prompt'] as const)),
  ...(image ? [] : (['image'] as const)),
];

/**
 * Saves the style (STYLE-13), and reads the list with it (STYLE-14).
 * @returns the name it was saved under @throws ApiError; the form keeps what was typed
 */
export async function saveOwnStyle(): Promise<string> {
  const { name, prompt, category, image } = styleForm;
  await client.send(saveStyle, { name, category, text2video_prompt: prompt, image: image?.url ?? '' });
  // it is saved, whether or not the list can be read now
  await loadStyles().catch(console.warn);
  styleUpload.drop();
  styleDraft.clear();
  return name.trim();
}
