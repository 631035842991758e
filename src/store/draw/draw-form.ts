import * as v from 'valibot';
import { proxy } from 'valtio';
import { DRAW_MODELS, type DrawModel, STYLE_TYPES } from '../../api/draw-models.ts';
import { OMNI_REFERENCE, RATIOS } from '../../api/draw-options.ts';
import { persistAsDraft } from '../form-draft.ts';
import { formParts } from '../form-parts.ts';

/** The reference picture's own ratio, for flux only (DRAW-11). */
export const MATCH_REFERENCE = 'match_input_image';

/** What a reference is used for: as an image prompt, for its style, for its character, or for anything in it (omni-reference). */
export const REFERENCE_ROLES = ['image', 'sref', 'cref', 'oref'] as const;
export type ReferenceRole = (typeof REFERENCE_ROLES)[number];

const Reference = v.object({
  url: v.string(),
  name: v.string(),
  role: v.picklist(REFERENCE_ROLES),
  /** Of an omni-reference; the weights of the others are parameters. */
  weight: v.number(),
});
export type Reference = v.InferOutput<typeof Reference>;

const Draft = v.object({
  prompt: v.string(),
  model: v.picklist(DRAW_MODELS.map(({ key }) => key)),
  ratio: v.picklist([...RATIOS, MATCH_REFERENCE]),
  style: v.picklist(STYLE_TYPES.map(({ value }) => value)),
  references: v.optional(v.array(Reference), []),
  /** Parameters of the first family that were changed in the panel; those in the prompt's text take precedence. */
  parameters: v.optional(v.record(v.string(), v.union([v.string(), v.number()])), {}),
  /** The style chosen in the dialog (DRAW-53). */
  look: v.optional(
    v.nullable(
      v.object({ id: v.optional(v.number()), name: v.string(), image: v.string(), words: v.string() }),
    ),
    null,
  ),
});
export type DrawForm = v.InferOutput<typeof Draft>;

export const BLANK_DRAWING: DrawForm = {
  prompt: '',
  model: 'mj',
  ratio: '1:1',
  style: 'AUTO',
  references: [],
  parameters: {},
  look: null,
};

/** The prompt bar's contents. They survive a change of page and, as a draft, a closed tab. */
export const drawForm = proxy<DrawForm>(structuredClone(BLANK_DRAWING));

/** The row of the chosen model. */
export const modelOf = (key: string): DrawModel =>
  DRAW_MODELS.find((model) => model.key === key) ?? (DRAW_MODELS[0] as DrawModel);

export const drawDraft = persistAsDraft('draw', drawForm, Draft, {
  blank: BLANK_DRAWING,
  division: formParts(BLANK_DRAWING, ['prompt', 'references']),
  // a picture that was shared with the app may be here before the draft is
  isUntouched: ({ prompt, references }) => prompt === '' && references.length === 0,
});

/** A new reference with the usual weight. */
export const newReference = (file: { url: string; name: string }, role: ReferenceRole): Reference => ({
  url: file.url,
  name: file.name,
  role,
  weight: OMNI_REFERENCE.weight.default,
});
