import * as v from 'valibot';
import { proxy, snapshot, subscribe } from 'valtio';
import { DRAW_MODELS, type DrawModel, STYLE_TYPES } from '../api/draw-models.ts';
import { RATIOS } from '../api/draw-options.ts';
import { onLeave } from './on-leave.ts';
import { keep, recall } from './pages-db.ts';
import { session } from './session-state.ts';

/** The ratio of the reference picture itself, for flux alone (DRAW-11). */
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

/** What the prompt bar holds; survives a change of page and, as a draft, a closed tab. */
export const drawForm = proxy<DrawForm>({ ...BLANK });

/** The row of the chosen model. */
export const modelOf = (key: string): DrawModel =>
  DRAW_MODELS.find((model) => model.key === key) ?? (DRAW_MODELS[0] as DrawModel);

/** Whether the ratio of the reference picture can be asked for: only flux, and only with a base image (DRAW-11). */
export const canMatchReference = ({ model, reference }: Pick<DrawForm, 'model' | 'reference'>): boolean =>
  modelOf(model).tool === 'flux' && reference !== null;

/** The ratio that is sent: a choice that the other settings no longer allow falls back to 1:1. */
export const ratioOf = (form: Pick<DrawForm, 'model' | 'reference' | 'ratio'>): DrawForm['ratio'] =>
  form.ratio === MATCH_REFERENCE && !canMatchReference(form) ? '1:1' : form.ratio;

const NAME = 'draw';
const SETTLE = 400;

/** Whose draft was asked for: words that were deleted on purpose do not come back with the next visit to the page. */
let restored: number | null = null;

/** Brings back the account's draft of an earlier visit, once, unless something was typed meanwhile. */
export async function restoreDraft(): Promise<void> {
  if (restored === session.userId) return;
  restored = session.userId;
  const draft = v.safeParse(Draft, await recall('drafts', session.userId, NAME));
  if (draft.success && drawForm.prompt === '') Object.assign(drawForm, draft.output);
}

/** Empties the bar, at sign-out. */
export function clearDrawForm(): void {
  Object.assign(drawForm, BLANK);
}

let timer: ReturnType<typeof setTimeout> | undefined;
function keepDraft(): void {
  clearTimeout(timer);
  timer = undefined;
  // a snapshot, since a database cannot copy proxies: the reference is one
  void keep('drafts', session.userId, NAME, snapshot(drawForm));
}
subscribe(drawForm, () => {
  clearTimeout(timer);
  timer = setTimeout(keepDraft, SETTLE);
});
// the last words before a tab is left or closed, or before a new version takes over
addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden' && timer !== undefined) keepDraft();
});

onLeave(clearDrawForm);
