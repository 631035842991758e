import * as v from 'valibot';
import { proxy } from 'valtio';
import { STYLE_CATEGORIES, type Style, saveStyle, updateStyle } from '../api/styles.ts';
import { onSignOut } from './account/on-sign-out.ts';
import { failInBackground } from './background-errors.ts';
import { client } from './client.ts';
import { createUpload, type Upload } from './create-upload.ts';
import { persistAsDraft } from './form-draft.ts';
import { formParts } from './form-parts.ts';
import { reloadStyles } from './styles.ts';

const Draft = v.object({
  name: v.string(),
  prompt: v.string(),
  category: v.picklist(STYLE_CATEGORIES),
  image: v.nullable(v.object({ url: v.string(), name: v.string() })),
});
export type StyleForm = v.InferOutput<typeof Draft>;

const BLANK: StyleForm = { name: '', prompt: '', category: 'Animation', image: null };

/** The form for a new style of one's own (STYLE-04). It survives closing the dialog and, as a draft, the tab. */
export const styleForm = proxy<StyleForm>({ ...BLANK });

export const styleDraft = persistAsDraft('style', styleForm, Draft, {
  blank: BLANK,
  division: formParts(BLANK, ['name', 'prompt', 'image']),
  isUntouched: ({ name, prompt }) => name === '' && prompt === '',
});

/** The form for a style that exists. A form of its own: a new style that is half typed stays as it is. */
export const styleChanges = proxy<StyleForm>({ ...BLANK });

/** The picture of a form (STYLE-10 to 12). */
const pictureOf = (form: StyleForm): Upload =>
  createUpload('styleImage', {
    onArrived: (image) => {
      form.image = image;
    },
    onDrop: () => {
      form.image = null;
    },
  });
export const styleUpload = pictureOf(styleForm);
export const changesUpload = pictureOf(styleChanges);

/** Fills the form with a style as it is. */
export function beginStyleChanges({ name, image, category, text2video_prompt }: Readonly<Style>): void {
  changesUpload.drop();
  // the picture's file has lost its name
  const picture = { url: image, name: '' };
  Object.assign(styleChanges, {
    name,
    prompt: text2video_prompt,
    category: category ?? BLANK.category,
    image: picture,
  });
}
onSignOut(() => Object.assign(styleChanges, BLANK));

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

const fieldsOf = ({ name, prompt, category, image }: StyleForm) => ({
  name,
  category,
  text2video_prompt: prompt,
  image: image?.url ?? '',
});

/**
 * Saves the style (STYLE-13), and reads the list with it (STYLE-14).
 * @returns the name it was saved under @throws ApiError; the form keeps what was typed
 */
export async function saveOwnStyle(): Promise<string> {
  const fields = fieldsOf(styleForm);
  await client.send(saveStyle, fields);
  // it is saved, whether or not the list can be read now
  await reloadStyles().catch(failInBackground);
  styleUpload.drop();
  styleDraft.clear();
  return fields.name.trim();
}

/** Changes a style of one's own, and reads the list anew. @throws ApiError; the form keeps what was typed */
export async function changeOwnStyle(id: number): Promise<void> {
  await client.send(updateStyle, { id, ...fieldsOf(styleChanges) });
  await reloadStyles().catch(failInBackground);
}
