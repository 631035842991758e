import type { CallInput } from '../../api/call.ts';
import { type ImagineInput, imagine, imagineFromImage } from '../../api/draw.ts';
import { FIRST_FAMILY_DEFAULTS, type Ratio } from '../../api/draw-options.ts';
import { type DrawForm, MATCH_REFERENCE, modelOf, ratioOf } from './draw-form.ts';

export type DrawRequest =
  | { from: 'words'; call: typeof imagine; input: ImagineInput }
  | { from: 'picture'; call: typeof imagineFromImage; input: CallInput<typeof imagineFromImage> };

/** The call that a filled form makes, per tool (DRAW-17 to DRAW-22). Fields without a value are left out. */
export function drawRequest(form: DrawForm): DrawRequest {
  const { tool, model } = modelOf(form.model);
  const text = form.prompt.trim();
  const image = form.reference?.url;
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
      const options = { ...FIRST_FAMILY_DEFAULTS, ar: ratio, ...(image ? { image } : {}) };
      return { from: 'words', call: imagine, input: { tool_name: tool, desc: text, options } };
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
