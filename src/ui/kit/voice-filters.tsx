import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { VOICE_FILTERS, type VoiceFilter, type VoiceSelect } from '../../store/voice.ts';
import { SelectField } from './select-field.tsx';
import { TextButton } from './text-button.tsx';
import styles from './voice-filters.module.css';
import { TAG_NAMES } from './voice-tags.ts';

const NAMES = {
  language: msg`Language`,
  scene: msg`Scene`,
  age: msg`Age`,
  sex: msg`Gender`,
} as const;

/** Language, scene, age and gender of the voices, with the choices that the server offers (CHAR-19, LIP-04). */
export function VoiceFilters({
  filter,
  first,
  select,
  onFilter,
  onReset,
}: {
  filter: Readonly<VoiceFilter>;
  /** The filter that a reset leads back to. */
  first: Readonly<VoiceFilter>;
  select: { readonly [Field in keyof VoiceSelect]: readonly string[] } | null | undefined;
  onFilter: (patch: Partial<VoiceFilter>) => void;
  onReset: () => void;
}) {
  const { t, i18n } = useLingui();
  const filters = useRef<HTMLDivElement>(null);
  const named = (value: string) => {
    const name = TAG_NAMES[value];
    return name ? i18n._(name) : value;
  };
  return (
    <div ref={filters} className={styles.filters}>
      {VOICE_FILTERS.map((field) => {
        const values = new Set([...(select?.[field] ?? []), ...(filter[field] ? [filter[field]] : [])]);
        return (
          <SelectField
            key={field}
            label={i18n._(NAMES[field])}
            value={filter[field]}
            options={[
              { value: '', label: t`All` },
              ...[...values].map((value) => ({ value, label: named(value) })),
            ]}
            onValue={(value) => onFilter({ [field]: value })}
          />
        );
      })}
      <TextButton
        data-idle={VOICE_FILTERS.every((field) => filter[field] === first[field]) || undefined}
        onClick={() => {
          // the button is hidden, and the focus with it
          filters.current?.querySelector('select')?.focus();
          onReset();
        }}
      >
        <Trans>Reset filters</Trans>
      </TextButton>
    </div>
  );
}
