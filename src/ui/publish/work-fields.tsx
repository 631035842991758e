import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { WORK_LIMITS } from '../../api/works.ts';
import { publishForm } from '../../store/works/publish.ts';
import { CountedField } from '../kit/counted-field.tsx';

/** Title and description of a work, each with its counter (PUB-08, PUB-09). @param missing Publish was pressed without a title */
export function WorkFields({ missing, onTitle }: { missing: boolean; onTitle: () => void }) {
  const { t } = useLingui();
  // sync: a controlled box that renders late would move the caret
  const { title, description } = useSnapshot(publishForm, { sync: true });
  return (
    <>
      <CountedField
        label={t`Title`}
        value={title}
        max={WORK_LIMITS.titleCharacters}
        error={missing && title.trim() === '' ? t`Enter a title` : ''}
        onValue={(value) => {
          publishForm.title = value;
          onTitle();
        }}
      />
      <CountedField
        label={t`Description (optional)`}
        value={description}
        max={WORK_LIMITS.descriptionCharacters}
        rows={2}
        onValue={(value) => {
          publishForm.description = value;
        }}
      />
    </>
  );
}
