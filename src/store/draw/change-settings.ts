/** Changes of the prompt bar's settings that keep text and panel in step. */
import { DRAW_MODELS } from '../../api/draw-models.ts';
import { OMNI_REFERENCE } from '../../api/draw-options.ts';
import { type ParameterKey, parameterRow } from '../../api/draw-parameters.ts';
import { type DrawForm, drawForm, newReference, type Reference, type ReferenceRole } from './draw-form.ts';
import { hasParameters, rolesOf, takesPictures } from './drawing-settings.ts';
import { readFlags, withFlag } from './flags.ts';

/** Sets a parameter where it stands: in the text, or else in the panel. @param value null: back to the default */
export function setParameter(key: ParameterKey, value: string | number | null): void {
  const usual = value === null || value === parameterRow(key).default;
  if (readFlags(drawForm.prompt).some((flag) => flag.key === key)) {
    drawForm.prompt = withFlag(drawForm.prompt, key, value);
    delete drawForm.parameters[key];
  } else if (usual || value === null) delete drawForm.parameters[key];
  else drawForm.parameters[key] = value;
}

/** Chooses a version; `niji` takes the place of the number. */
export function setVersion(version: string): void {
  const niji = version === 'niji';
  setParameter('v', niji ? null : version);
  setParameter('niji', niji ? '6' : null);
}

/** Chooses a ratio, also in the text. */
export function setRatio(ratio: DrawForm['ratio']): void {
  const written = readFlags(drawForm.prompt).some(({ key }) => key === 'ar');
  if (written) drawForm.prompt = withFlag(drawForm.prompt, 'ar', ratio.includes(':') ? ratio : null);
  drawForm.ratio = ratio;
}

/** The uses of a new reference, in this order. */
const USUAL: readonly ReferenceRole[] = ['image', 'oref', 'cref', 'sref'];

/** What a new reference would be used for; null when there is no room for one (DRAW-36). */
export function nextRole(): ReferenceRole | null {
  const roles = rolesOf(drawForm);
  if (roles.length === 0) return null;
  if (!hasParameters(drawForm)) return drawForm.references.length === 0 ? 'image' : null;
  return USUAL.find((role) => roles.includes(role) && hasRoom(role)) ?? null;
}

/** Whether another reference may have this use: one picture each, five omni-references (DRAW-36). */
export function hasRoom(role: ReferenceRole, except?: Readonly<Reference>): boolean {
  const same = drawForm.references.filter((one) => one.role === role && one.url !== except?.url);
  return same.length < (role === 'oref' ? OMNI_REFERENCE.most : 1);
}

/** The first model that takes pictures; undefined where none does. */
export const modelWithPictures = (): DrawForm['model'] | undefined =>
  DRAW_MODELS.find(({ key }) => takesPictures({ model: key }))?.key;

/**
 * Adds a picture to the references, with a model that takes some. Models that take one picture get it in place of the last one.
 * @returns false when there is no room for it
 */
export function addReference(file: { url: string; name: string }): boolean {
  if (drawForm.references.some(({ url }) => url === file.url)) return true;
  if (rolesOf(drawForm).length === 0) drawForm.model = modelWithPictures() ?? drawForm.model;
  if (rolesOf(drawForm).length === 0) return false;
  if (!hasParameters(drawForm)) {
    drawForm.references = [newReference(file, 'image')];
    return true;
  }
  const role = nextRole();
  if (role === null) return false;
  drawForm.references.push(newReference(file, role));
  return true;
}

/** Removes a picture from the references. */
export function removeReference(url: string): void {
  drawForm.references = drawForm.references.filter((one) => one.url !== url);
}

/** Changes one reference. */
export function changeReference(url: string, change: Partial<Pick<Reference, 'role' | 'weight'>>): void {
  const found = drawForm.references.find((one) => one.url === url);
  if (found) Object.assign(found, change);
}

/** A chosen style replaces the style references. */
export function removeStyleReferences(): void {
  drawForm.references = drawForm.references.filter(({ role }) => role !== 'sref');
}
