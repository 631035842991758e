import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { Role } from '../../../api/characters.ts';
import { points } from '../../../store/account/points.ts';
import {
  changeForm,
  formOf,
  ratioOf,
  ratiosOf,
  resetForm,
  roleForms,
} from '../../../store/film/characters/role-form.ts';
import { ROLE_MODELS } from '../../../store/film/characters/role-models.ts';
import { takesPictures } from '../../../store/film/picture-needs.ts';
import { REFERENCE_WEIGHTS, usesFaceWeight } from '../../../store/film/reference-weights.ts';
import { PARAMETER_NAMES } from '../../kit/parameter-words.ts';
import { Segments } from '../../kit/segments.tsx';
import { SelectField } from '../../kit/select-field.tsx';
import { SliderField } from '../../kit/slider-field.tsx';
import { FirstFamilyFields } from '../first-family-fields.tsx';
import { ParameterHead } from '../parameter-head.tsx';

const SLIDERS = ['s', 'chaos'] as const;

/** Model, ratio and parameters of a role's pictures, from the drawing page's table (CHAR-27, CHAR-40, CHAR-41). */
export default function RoleParameterPanel({ role }: { role: Role }) {
  const { t, i18n } = useLingui();
  useSnapshot(roleForms);
  // what a real model takes comes with the points answer
  useSnapshot(points);
  const form = formOf(role);
  const weighs = takesPictures(form.model);
  const set = (patch: Parameters<typeof changeForm>[1]) => changeForm(role.id, patch);
  return (
    <>
      <ParameterHead onReset={() => resetForm(role.id)} />
      <Segments
        small
        label={t`Model`}
        value={form.model}
        options={ROLE_MODELS.map(({ key, name }) => ({ value: key, label: name }))}
        onChange={(model) => set({ model })}
      />
      <SelectField
        label={i18n._(PARAMETER_NAMES.ar)}
        value={ratioOf(form)}
        options={ratiosOf(form).map((value) => ({ value, label: value }))}
        onValue={(ratio) => set({ ratio })}
      />
      {form.model === 'mj' && <FirstFamilyFields form={form} sliders={SLIDERS} onChange={set} />}
      {form.model === 'jimeng' && weighs && (
        <SliderField
          label={t`Subject weight`}
          {...REFERENCE_WEIGHTS.rip}
          value={form.rip}
          hint={t`How closely the reference picture is followed`}
          onValue={(rip) => set({ rip })}
        />
      )}
      {usesFaceWeight(form, role) && weighs && (
        <SliderField
          label={t`Face weight`}
          {...REFERENCE_WEIGHTS.rid}
          value={form.rid}
          onValue={(rid) => set({ rid })}
        />
      )}
    </>
  );
}
