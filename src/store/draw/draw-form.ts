import * as v from 'valibot';
import { proxy } from 'valtio';
import { DRAW_MODELS, type DrawModel, STYLE_TYPES } from '../../api/draw-models.ts';
import { RATIOS } from '../../api/draw-options.ts';
import { keepAsDraft } from '../form-draft.ts';

/** The reference picture's own ratio, for flux only (DRAW-11). */
export const MATCH_REFERENCE = 'match_input_image';

const Draft = v.object({
  prompt: v.string(),
  model: v.picklist(DRAW_MODELS.map(({ key }) => key)),
  ratio: v.picklist([...RATIOS, MATCH_REFERENCE]),
  style: v.picklist(STYLE_TYPES.map(({ value }) => value)),
  reference: v.nullable(v.object({ url: v.string(), name: v.string() })),
});
export type DrawForm = v.InferOutput<typeof Draft>;

const BLANK: DrawForm = { prompt: '', model: 'mj', ratio: '1:1', style: 'AUTO', reference: null };

/** The prompt bar's contents. They survive a change of page and, as a draft, a closed tab. */
export const drawForm = proxy<DrawForm>({ ...BLANK });

/** The row of the chosen model. */
export const modelOf = (key: string): DrawModel =>
  DRAW_MODELS.find((model) => model.key === key) ?? (DRAW_MODELS[0] as DrawModel);

/** Whether the reference picture's ratio can be chosen: only with flux and a base image (DRAW-11). */
export const canMatchReference = ({ model, reference }: Pick<DrawForm, 'model' | 'reference'>): boolean =>
  modelOf(model).tool === 'flux' && reference !== null;

/** The ratio to send. A choice that the other settings no longer allow becomes 1:1. */
export const ratioOf = (form: Pick<DrawForm, 'model' | 'reference' | 'ratio'>): DrawForm['ratio'] =>
  form.ratio === MATCH_REFERENCE && !canMatchReference(form) ? '1:1' : form.ratio;

export const drawDraft = keepAsDraft('draw', drawForm, Draft, {
  blank: BLANK,
  isUntouched: ({ prompt }) => prompt === '',
});
