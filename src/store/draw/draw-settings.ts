import type { DrawRecord } from '../../api/draw.ts';
import { DRAW_MODELS, STYLE_TYPES } from '../../api/draw-models.ts';
import { RATIOS, readDrawOptions, type StoredOptions } from '../../api/draw-options.ts';
import { PARAMETER_ROWS } from '../../api/draw-parameters.ts';
import { BLANK_DRAWING, type DrawForm, MATCH_REFERENCE, newReference, type Reference } from './draw-form.ts';

/** Edits of a picture are requested with flux's own models. */
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
  return {
    ...BLANK_DRAWING,
    prompt: record.message_input,
    model: model.key,
    ratio: oneOf([...RATIOS, MATCH_REFERENCE], options.ratio ?? options.ar, '1:1'),
    style: oneOf(
      STYLE_TYPES.map(({ value }) => value),
      options.style_type,
      'AUTO',
    ),
    references: referencesOf(options),
    ...(model.tool === 'mj' ? { parameters: parametersIn(options), look: lookIn(options) } : {}),
  };
}

/** Whether a picture is that of a built-in style. */
export const isBuiltInLook = (url: string): boolean => url.startsWith('/web/styles/');

/** The references in a record's options, by their use. */
function referencesOf({ image_url, image, sref, cref, oref = [] }: StoredOptions): Reference[] {
  const one = (url: string | undefined, role: Reference['role'], weight?: number): Reference[] =>
    url && !isBuiltInLook(url)
      ? [
          {
            ...newReference({ url, name: fileNameOf(url) }, role),
            ...(weight === undefined ? {} : { weight }),
          },
        ]
      : [];
  return [
    ...one(image_url || image, 'image'),
    ...one(sref, 'sref'),
    ...one(cref, 'cref'),
    ...oref.flatMap((reference) => one(reference.image_url, 'oref', reference.ow)),
  ];
}

/** A built-in style that was chosen; the list of styles has its name. */
const lookIn = ({ sref }: StoredOptions): DrawForm['look'] =>
  sref && isBuiltInLook(sref) ? { name: '', image: sref, words: '' } : null;

/** The parameters that differ from their defaults, without the seed: it would draw the same picture again. */
function parametersIn(options: StoredOptions): DrawForm['parameters'] {
  const set: DrawForm['parameters'] = {};
  for (const row of PARAMETER_ROWS) {
    if (row.key === 'ar' || row.key === 'ow' || row.key === 'seed') continue;
    const value = options[row.key];
    const usual = 'default' in row ? row.default : undefined;
    if (value !== undefined && value !== '' && value !== usual) set[row.key] = value;
  }
  return set;
}
