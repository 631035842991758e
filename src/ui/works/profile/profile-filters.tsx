import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { filterProfile, profile, type WorksFilter } from '../../../store/works/profile.ts';
import { report } from '../../errors/error-policy.ts';
import { Segments } from '../../kit/segments.tsx';
import styles from './profile-filters.module.css';

/** Filters one's own works (CENTER-13). */
export function ProfileFilters() {
  const { t } = useLingui();
  const { filter } = useSnapshot(profile);
  const options: readonly { value: WorksFilter; label: string }[] = [
    { value: 'all', label: t`All` },
    { value: 'review', label: t`Under review` },
    { value: 'published', label: t`Published` },
    { value: 'unpublished', label: t`Unpublished` },
    { value: 'rejected', label: t`Rejected` },
  ];
  return (
    <div className={styles.filters} data-ui="filters">
      <Segments
        label={t`Works by state`}
        small
        width="words"
        options={options}
        value={filter}
        onChange={(chosen) => {
          filterProfile(chosen).catch((error: unknown) => report(error));
        }}
      />
    </div>
  );
}
