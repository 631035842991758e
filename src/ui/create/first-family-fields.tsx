import { useLingui } from '@lingui/react/macro';
import { parameterRow, STYLE_WORDS, VERSIONS } from '../../api/draw-parameters.ts';
import { PARAMETER_HINTS, PARAMETER_NAMES } from '../kit/parameter-words.ts';
import { Segments } from '../kit/segments.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { SliderField } from '../kit/slider-field.tsx';

type SliderKey = 's' | 'chaos' | 'q' | 'cw';

/** The parameters of the first family that a role or a shot can set. */
interface Fields extends Partial<Record<SliderKey, number>> {
  version: '7.0' | '6.1' | 'niji';
  style: string;
}

/** The first family's parameters of a film's pictures, from the drawing page's table (CHAR-27, BOARD-44). */
export function FirstFamilyFields({
  form,
  sliders,
  ranges = {},
  onChange,
}: {
  form: Fields;
  /** In their order. */
  sliders: readonly SliderKey[];
  /** Where they differ from the table's. */
  ranges?: Partial<Record<SliderKey, { min: number; max: number }>>;
  onChange: (changes: Partial<Fields>) => void;
}) {
  const { t, i18n } = useLingui();
  return (
    <>
      <Segments
        small
        label={i18n._(PARAMETER_NAMES.v)}
        value={form.version}
        options={[
          ...VERSIONS.map((value) => ({ value, label: value })),
          { value: 'niji' as const, label: i18n._(PARAMETER_NAMES.niji) },
        ]}
        onChange={(version) => onChange({ version })}
      />
      {sliders.map((key) => {
        const { takes } = parameterRow(key);
        const hint = PARAMETER_HINTS[key];
        const value = form[key];
        return takes.is === 'number' && value !== undefined ? (
          <SliderField
            key={key}
            label={i18n._(PARAMETER_NAMES[key])}
            min={takes.min}
            max={takes.max}
            {...ranges[key]}
            step={takes.step}
            value={value}
            hint={hint && i18n._(hint)}
            onValue={(now) => onChange({ [key]: now })}
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
        onValue={(style) => onChange({ style })}
      />
    </>
  );
}
