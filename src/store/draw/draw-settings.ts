import type { DrawRecord } from '../../api/draw.ts';
import { DRAW_MODELS, STYLE_TYPES } from '../../api/draw-models.ts';
import { RATIOS, readDrawOptions } from '../../api/draw-options.ts';
import { type DrawForm, MATCH_REFERENCE } from './draw-form.ts';

/** Editing a picture is requested with flux's own models. */
const toolOf = (tool: string): string => (tool === 'fluxImage' ? 'flux' : tool);

const oneOf = <T extends string>(allowed: readonly T[], value: string | undefined, otherwise: T): T =>
  allowed.find((one) => one === value) ?? otherwise;

/** The last part of an address, as a name for the file. */
const fileNameOf = (address: string): string => address.split(/[?#]/)[0]?.split('/').at(-1) ?? '';

/** The address of a record's reference picture; null if there was none, or it is gone. */
export function referenceOf(record: Pick<DrawRecord, 'options'>): string | null {
  const { image_url, image } = readDrawOptions(record.options);
  return image_url || image || null;
}

/**
 * The form that a record was requested with, to fill in or send again.
 * @returns null for what no form requests, such as an upscale, and for models that no longer exist
 */
export function settingsOf(record: DrawRecord): DrawForm | null {
  const options = readDrawOptions(record.options);
  const tool = toolOf(record.tool_name);
  const name = record.model_name || options.model_name;
  const model =
    DRAW_MODELS.find((row) => row.tool === tool && row.model === name) ??
    DRAW_MODELS.find((row) => row.tool === tool && row.model === '');
  if (!model || record.action_cmd) return null;
  const reference = referenceOf(record);
  return {
    prompt: record.message_input,
    model: model.key,
    ratio: oneOf([...RATIOS, MATCH_REFERENCE], options.ratio ?? options.ar, '1:1'),
    style: oneOf(
      STYLE_TYPES.map(({ value }) => value),
      options.style_type,
      'AUTO',
    ),
    reference: reference ? { url: reference, name: fileNameOf(reference) } : null,
  };
}
