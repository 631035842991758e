/** How a role's pictures are drawn: the parameters of its popover and its references (CHAR-31, CHAR-39 to 41). */
import { proxy } from 'valtio';
import type { Role } from '../../../api/characters.ts';
import { OMNI_REFERENCE, PARAMETERS, RATIOS, type Ratio } from '../../../api/draw-options.ts';
import { makesRatio, nearestRatio } from '../../../api/model-limits.ts';
import { onSignOut } from '../../account/on-sign-out.ts';
import type { UploadedFile } from '../../create-upload.ts';
import { painterOf, takesPictures } from '../picture-needs.ts';
import { REFERENCE_WEIGHTS } from '../reference-weights.ts';
import type { RoleModelKey } from './role-models.ts';

interface RoleReference extends UploadedFile {
  /** 0 to 1000. */
  weight: number;
}

export interface RoleForm {
  model: RoleModelKey;
  ratio: Ratio;
  version: '7.0' | '6.1' | 'niji';
  s: number;
  chaos: number;
  style: string;
  rip: number;
  rid: number;
  references: RoleReference[];
}

/** What was changed, by role. */
const forms = proxy({ byRole: {} as Record<number, Partial<RoleForm>>, model: 'jimeng' as RoleModelKey });

export { forms as roleForms };

/** The default ratio: portrait format, for a standing person. */
const RATIO: Ratio = '3:4';

const within = (value: number, { min, max }: { min: number; max: number }): number =>
  Math.min(max, Math.max(min, value));

/** A role's form: as it was stored, with what was changed since. The last chosen model is for all roles. */
export const formOf = (role: Role): RoleForm => ({
  model: forms.model,
  ratio: RATIO,
  version: OMNI_REFERENCE.version,
  s: within(role.s, PARAMETERS.s),
  chaos: within(role.chaos, PARAMETERS.chaos),
  style: role.style,
  rip: within(role.rip, REFERENCE_WEIGHTS.rip),
  rid: within(role.rid, REFERENCE_WEIGHTS.rid),
  references: [],
  ...forms.byRole[role.id],
});

/** Changes a role's form. */
export function changeForm(id: number, patch: Partial<RoleForm>): void {
  const { model, ...others } = patch;
  if (model) forms.model = model;
  forms.byRole[id] = { ...forms.byRole[id], ...others };
}

/** Back to what the role was stored with; references stay. */
export function resetForm(id: number): void {
  const references = forms.byRole[id]?.references;
  forms.byRole[id] = references ? { references } : {};
}

/** Whether references have weights: up to five, with version 7.0 only (CHAR-39). */
export const takesReferences = ({ model, version }: Pick<RoleForm, 'model' | 'version'>): boolean =>
  model === 'mj' && version === OMNI_REFERENCE.version && takesPictures(model);

/** How many references a model takes: five with weights (CHAR-39), one, or, with other versions of the first family, none. */
export function mostReferences(form: Pick<RoleForm, 'model' | 'version'>): number {
  if (takesReferences(form)) return OMNI_REFERENCE.most;
  return form.model === 'mj' || !takesPictures(form.model) ? 0 : 1;
}

/** Adds a reference with the default weight; none beyond the fifth. @returns whether there was room */
export function addReference(role: Role, { url, name }: UploadedFile): boolean {
  const { references } = formOf(role);
  if (references.length >= OMNI_REFERENCE.most) return false;
  changeForm(role.id, {
    references: [...references, { url, name, weight: OMNI_REFERENCE.weight.default }],
  });
  return true;
}

/** Changes a reference's weight, or removes it. */
export function setReference(role: Role, url: string, weight: number | null): void {
  const { references } = formOf(role);
  changeForm(role.id, {
    references: references.flatMap((one) =>
      one.url !== url ? [one] : weight === null ? [] : [{ ...one, weight }],
    ),
  });
}

onSignOut(() => Object.assign(forms, { byRole: {}, model: 'jimeng' }));

/** The ratios that a role's model makes. */
export function ratiosOf({ model }: Pick<RoleForm, 'model'>): readonly Ratio[] {
  const row = painterOf(model);
  const made = RATIOS.filter((ratio) => makesRatio(row, ratio));
  return made.length > 0 ? made : RATIOS;
}

/** The ratio that is shown and sent: the chosen one, or the nearest that the model makes. */
export const ratioOf = (form: Pick<RoleForm, 'model' | 'ratio'>): Ratio =>
  nearestRatio({ ratios: ratiosOf(form) }, form.ratio, RATIOS);
