import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import {
  filterVoices,
  resetVoiceFilter,
  roleVoices,
  VOICE_FILTERS,
} from '../../../store/film/characters/role-voices.ts';
import { SelectField } from '../../kit/select-field.tsx';
import { TextButton } from '../../kit/text-button.tsx';
import { TAG_NAMES } from '../voices/voice-tags.ts';
import styles from './voice-filters.module.css';

const NAMES = {
  language: msg`Language`,
  scene: msg`Scene`,
  age: msg`Age`,
  sex: msg`Gender`,
} as const;

/** Language, scene, age and gender of the voices (CHAR-19); English at first (CHAR-26). */
export function VoiceFilters({ onFailed }: { onFailed: (error: unknown) => void }) {
  const { t, i18n } = useLingui();
  const { filter, select } = useSnapshot(roleVoices);
  const named = (value: string) => {
    const name = TAG_NAMES[value];
    return name ? i18n._(name) : value;
  };
  return (
    <div className={styles.filters}>
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
            onValue={(value) => void filterVoices({ [field]: value }).catch(onFailed)}
          />
        );
      })}
      <TextButton onClick={() => void resetVoiceFilter().catch(onFailed)}>
        <Trans>Reset filters</Trans>
      </TextButton>
    </div>
  );
}
