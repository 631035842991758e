/** What a filled form asks for: the parameters in the prompt's text joined with those of the panel. */
import { type BoundModel, boundPoints } from '../../api/bound-models.ts';
import { RATIOS, type Ratio } from '../../api/draw-options.ts';
import {
  PARAMETER_ROWS,
  type ParameterKey,
  parameterRow,
  readParameter,
  VERSIONS,
} from '../../api/draw-parameters.ts';
import { nearestRatio } from '../../api/model-limits.ts';
import type { UserPoints } from '../../api/points.ts';
import { drawRow, editRow } from '../account/makers.ts';
import { points } from '../account/points.ts';
import { type DrawForm, MATCH_REFERENCE, modelOf, type Reference, type ReferenceRole } from './draw-form.ts';
import { type Flag, readFlags } from './flags.ts';

type Form = Readonly<Pick<DrawForm, 'prompt' | 'model'>> & {
  readonly parameters: Readonly<DrawForm['parameters']>;
};
export type Parameters = Partial<Record<ParameterKey, string | number>>;

const isKey = (key: string): key is ParameterKey => PARAMETER_ROWS.some((row) => row.key === key);

/** Whether the chosen model has parameters: only the first family (DRAW-07). */
export const hasParameters = ({ model }: Pick<DrawForm, 'model'>): boolean => modelOf(model).tool === 'mj';

/** The parameters that were set, by text or panel; the text takes precedence, and in the text the last one. */
export function parametersOf(form: Form): Parameters {
  const set: Parameters = {};
  for (const [key, stored] of Object.entries(form.parameters)) {
    // a draft may be of another version
    const value = isKey(key) ? readParameter(parameterRow(key), String(stored)) : null;
    if (isKey(key) && value !== null) set[key] = value;
  }
  for (const { key, value } of readFlags(form.prompt)) {
    if (key === null || value === null) continue;
    // one version at a time
    if (key === 'v') delete set.niji;
    if (key === 'niji') delete set.v;
    set[key] = value;
  }
  return set;
}

/** The value that is sent: what was set, or the default; undefined for a parameter that is left out. */
export const parameterNow = (form: Form, key: ParameterKey): string | number | undefined =>
  parametersOf(form)[key] ?? parameterRow(key).default;

/** The version: `7.0`, `6.1`, or `niji`. */
export function versionOf(form: Form): (typeof VERSIONS)[number] | 'niji' {
  const { v, niji } = parametersOf(form);
  if (niji !== undefined) return 'niji';
  return VERSIONS.find((one) => one === v) ?? VERSIONS[0];
}

/** The row of a real model that would be sent pictures: with flux, another one draws from a picture. */
function rowForPictures({ model }: Pick<DrawForm, 'model'>): BoundModel | undefined {
  const { tool, model: name } = modelOf(model);
  return tool === 'flux' ? editRow(points.payload, name) : drawRow(points.payload, model);
}

/** Whether the chosen model takes pictures. Some real models are sent words only. */
export const takesPictures = (form: Pick<DrawForm, 'model'>): boolean =>
  modelOf(form.model).takesReference && rowForPictures(form)?.takes?.image !== false;

/** The name of the real model that is not sent the pictures of a form; null if none is left out. */
export function leftOutBy(form: Pick<DrawForm, 'model'> & { references: readonly unknown[] }): string | null {
  const row = rowForPictures(form);
  return form.references.length > 0 && row?.takes?.image === false ? row.name : null;
}

/** What the model can use references for. Only version 7.0 has omni-references (DRAW-35); the others have character references. */
export function rolesOf(form: Form): readonly ReferenceRole[] {
  if (!takesPictures(form)) return [];
  if (!hasParameters(form)) return ['image'];
  return versionOf(form) === '7.0' ? ['image', 'sref', 'oref'] : ['image', 'sref', 'cref'];
}

type WithReferences = Form & { readonly references: readonly Readonly<Reference>[] };

/** The references that are sent. A model that takes one picture gets the first one, whatever its use. */
export function sentReferences(form: WithReferences): readonly Readonly<Reference>[] {
  const roles = rolesOf(form);
  if (roles.length === 0) return [];
  if (!hasParameters(form)) return form.references.slice(0, 1);
  return form.references.filter(({ role }) => roles.includes(role));
}

/** Whether the reference picture's ratio can be chosen: only with flux and a base image (DRAW-11). */
export const canMatchReference = (form: WithReferences): boolean =>
  modelOf(form.model).tool === 'flux' && form.references.length > 0;

/** The ratio that is asked for: the one in the text, else the chosen one. A choice that the other settings no longer allow is 1:1. */
export function askedRatio(form: WithReferences & Pick<DrawForm, 'ratio'>): DrawForm['ratio'] {
  const written = parametersOf({ ...form, parameters: {} }).ar;
  const ratio = RATIOS.find((one): one is Ratio => one === written) ?? form.ratio;
  return ratio === MATCH_REFERENCE && !canMatchReference(form) ? '1:1' : ratio;
}

/** Flux with a base image is an edit. */
const isEdit = (form: WithReferences): boolean =>
  modelOf(form.model).tool === 'flux' && sentReferences(form).length > 0;

/** The row of a real model that draws this; undefined for the built-in engine. */
export const makerOf = (form: WithReferences): BoundModel | undefined =>
  isEdit(form) ? editRow(points.payload, modelOf(form.model).model) : drawRow(points.payload, form.model);

/** Whether a real model starts from a picture, and there is none. */
export const lacksPicture = (form: WithReferences): boolean =>
  sentReferences(form).length === 0 && makerOf(form)?.needs?.includes('image') === true;

/** Points for what the form asks for (POINTS-07); null while they are unknown. An edit may have a price of its own. */
export function priceOf(form: WithReferences, payload: UserPoints | null): number | null {
  const { model, cost } = modelOf(form.model);
  const usual = payload && cost(payload);
  return isEdit(form) ? boundPoints(payload, 'edit', { tool: 'fluxImage', model }, usual) : usual;
}

/** The ratio to send: the one that is asked for, or the nearest that whoever draws it makes (decisions M-02). */
export function ratioOf(form: WithReferences & Pick<DrawForm, 'ratio'>): DrawForm['ratio'] {
  const asked = askedRatio(form);
  return asked === MATCH_REFERENCE ? asked : nearestRatio(makerOf(form), asked, RATIOS);
}

/** What is wrong with a flag. `other`: the chosen model has no such parameter, so it is left out. */
export interface FlagProblem {
  flag: Flag;
  why: 'unknown' | 'value' | 'other';
}

/** What has to be said about the flags in the text. */
export function flagProblems(form: Form): FlagProblem[] {
  return readFlags(form.prompt).flatMap((flag): FlagProblem[] => {
    if (flag.key === null) return [{ flag, why: 'unknown' }];
    if (flag.value === null) return [{ flag, why: 'value' }];
    return flag.key === 'ar' || hasParameters(form) ? [] : [{ flag, why: 'other' }];
  });
}

/** Problems that keep a drawing from being sent. */
export const blockingProblems = (form: Form): FlagProblem[] =>
  flagProblems(form).filter(({ why }) => why !== 'other');
