import * as v from 'valibot';
import type { CallInput } from '../../api/call.ts';
import { type ImagineInput, imagine, imagineFromImage, PROMPT_CHARACTERS } from '../../api/draw.ts';
import { FIRST_FAMILY_DEFAULTS, FirstFamilyOptions, type Ratio } from '../../api/draw-options.ts';
import { type DrawForm, MATCH_REFERENCE, modelOf } from './draw-form.ts';
import { isBuiltInLook } from './draw-settings.ts';
import { parametersOf, ratioOf, sentReferences, takesPictures } from './drawing-settings.ts';
import { withoutFlags } from './flags.ts';

export type DrawRequest =
  | { from: 'words'; call: typeof imagine; input: ImagineInput }
  | { from: 'picture'; call: typeof imagineFromImage; input: CallInput<typeof imagineFromImage> };

/** The call that a filled form makes, per tool (DRAW-17 to DRAW-22). Fields without a value are left out. */
export function drawRequest(form: DrawForm): DrawRequest {
  const { tool, model } = modelOf(form.model);
  const words = withoutFlags(form.prompt);
  const text = sendsLook(form) ? words : inWords(words, form.look);
  const image = sentReferences(form)[0]?.url;
  const asked = ratioOf(form);
  const model_name = model || undefined;
  if (tool === 'flux' && image)
    return {
      from: 'picture',
      call: imagineFromImage,
      input: { prompt: text, ratio: asked, image_url: image, model_name },
    };

  const ratio: Ratio = asked === MATCH_REFERENCE ? '1:1' : asked;
  switch (tool) {
    case 'mj': {
      return {
        from: 'words',
        call: imagine,
        input: { tool_name: tool, desc: text, options: firstFamilyOptions(form, ratio) },
      };
    }
    case 'id':
      return {
        from: 'words',
        call: imagine,
        input: { tool_name: tool, desc: text, ratio, image_file: image, style_type: form.style },
      };
    case 'seedream':
      return {
        from: 'words',
        call: imagine,
        input: { tool_name: tool, prompt: text, ratio, model_name, image_url: image },
      };
    case 'flux':
      return { from: 'words', call: imagine, input: { tool_name: tool, prompt: text, ratio, model_name } };
    case 'irag':
      return {
        from: 'words',
        call: imagine,
        input: { tool_name: tool, prompt: text, ratio, image_url: image },
      };
  }
}

/** Whether a chosen style is sent as its picture: that of a built-in one only names it, that of an own one is a reference. */
const sendsLook = (form: DrawForm): boolean =>
  modelOf(form.model).tool === 'mj' && (isBuiltInLook(form.look?.image ?? '') || takesPictures(form));

/** All parameters with their defaults (DRAW-28), and the references by their use. */
function firstFamilyOptions(form: DrawForm, ar: Ratio): FirstFamilyOptions {
  const { ow, ar: _, ...set } = parametersOf(form);
  const { v: version, ...defaults } = FIRST_FAMILY_DEFAULTS;
  const references = sentReferences(form);
  const one = (role: 'image' | 'sref' | 'cref') =>
    references.find((reference) => reference.role === role)?.url;
  const omni = references.filter(({ role }) => role === 'oref');
  const sref = one('sref') ?? (sendsLook(form) ? form.look?.image : undefined);
  const pictures = { image: one('image'), sref, cref: one('cref') };
  return v.parse(FirstFamilyOptions, {
    ...defaults,
    ...(set.niji === undefined ? { v: version } : {}),
    ...set,
    ar,
    ...Object.fromEntries(Object.entries(pictures).filter(([, url]) => url !== undefined)),
    ...(omni.length > 0
      ? { oref: omni.map(({ url, weight }) => ({ image_url: url, ow: ow ?? weight })) }
      : {}),
  });
}

/** The prompt with that of the chosen style, for models without style references. What does not fit is left out. */
function inWords(words: string, look: DrawForm['look']): string {
  if (!look?.words || words.endsWith(look.words)) return words;
  const styled = `${words}, ${look.words}`;
  return styled.length <= PROMPT_CHARACTERS ? styled : words;
}
