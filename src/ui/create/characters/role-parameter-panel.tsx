import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { Role } from '../../../api/characters.ts';
import { RATIOS } from '../../../api/draw-options.ts';
import { parameterRow, STYLE_WORDS, VERSIONS } from '../../../api/draw-parameters.ts';
import {
  changeForm,
  formOf,
  ROLE_WEIGHTS,
  resetForm,
  roleForms,
  usesFaceWeight,
} from '../../../store/film/characters/role-form.ts';
import { ROLE_MODELS } from '../../../store/film/characters/role-models.ts';
import { PARAMETER_HINTS, PARAMETER_NAMES } from '../../kit/parameter-words.ts';
import { Segments } from '../../kit/segments.tsx';
import { SelectField } from '../../kit/select-field.tsx';
import { SliderField } from '../../kit/slider-field.tsx';
import { TextButton } from '../../kit/text-button.tsx';
import styles from './role-parameter-panel.module.css';

const SLIDERS = ['s', 'chaos'] as const;

/** Model, shape and parameters of a role's pictures, from the drawing page's table (CHAR-27, CHAR-40, CHAR-41). */
export default function RoleParameterPanel({ role }: { role: Role }) {
  const { t, i18n } = useLingui();
  useSnapshot(roleForms);
  const form = formOf(role);
  const set = (patch: Parameters<typeof changeForm>[1]) => changeForm(role.id, patch);
  return (
    <>
      <div className={styles.head}>
        <h2>
          <Trans>Parameters</Trans>
        </h2>
        <TextButton onClick={() => resetForm(role.id)}>
          <Trans>Reset</Trans>
        </TextButton>
      </div>
      <Segments
        small
        label={t`Model`}
        value={form.model}
        options={ROLE_MODELS.map(({ key, name }) => ({ value: key, label: name }))}
        onChange={(model) => set({ model })}
      />
      <SelectField
        label={i18n._(PARAMETER_NAMES.ar)}
        value={form.ratio}
        options={RATIOS.map((value) => ({ value, label: value }))}
        onValue={(ratio) => set({ ratio })}
      />
      {form.model === 'mj' && (
        <>
          <Segments
            small
            label={i18n._(PARAMETER_NAMES.v)}
            value={form.version}
            options={[
              ...VERSIONS.map((value) => ({ value, label: value })),
              { value: 'niji' as const, label: i18n._(PARAMETER_NAMES.niji) },
            ]}
            onChange={(version) => set({ version })}
          />
          {SLIDERS.map((key) => {
            const { takes } = parameterRow(key);
            const hint = PARAMETER_HINTS[key];
            return takes.is === 'number' ? (
              <SliderField
                key={key}
                label={i18n._(PARAMETER_NAMES[key])}
                min={takes.min}
                max={takes.max}
                step={takes.step}
                value={form[key]}
                hint={hint && i18n._(hint)}
                onValue={(value) => set({ [key]: value })}
              />
            ) : null;
          })}
          <SelectField
            label={i18n._(PARAMETER_NAMES.style)}
            value={form.style}
            options={[
              { value: '', label: t`None` },
              ...STYLE_WORDS.map((value: string) => ({ value, label: value })),
            ]}
            onValue={(style) => set({ style })}
          />
        </>
      )}
      {form.model === 'jimeng' && (
        <SliderField
          label={t`Subject weight`}
          {...ROLE_WEIGHTS.rip}
          value={form.rip}
          hint={t`How closely the reference picture is followed`}
          onValue={(rip) => set({ rip })}
        />
      )}
      {usesFaceWeight(form, role) && (
        <SliderField
          label={t`Face weight`}
          {...ROLE_WEIGHTS.rid}
          value={form.rid}
          onValue={(rid) => set({ rid })}
        />
      )}
    </>
  );
}
