import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { WORK_LIMITS } from '../../api/works.ts';
import type { PublishForm } from '../../store/works/publish-form.ts';
import { CountedField } from '../kit/counted-field.tsx';

/** Title, description and the words for the cover, each with its counter (PUB-08, PUB-09). @param missing Publish was pressed without a title */
export function WorkFields({
  form,
  missing,
  rows = 2,
  onTitle,
}: {
  form: PublishForm;
  missing: boolean;
  /** Of the description. */
  rows?: number;
  onTitle: () => void;
}) {
  const { t } = useLingui();
  // sync: a controlled field that renders late moves the caret
  const { title, description, alt } = useSnapshot(form.fields, { sync: true });
  return (
    <>
      <CountedField
        label={t`Title`}
        value={title}
        max={WORK_LIMITS.titleCharacters}
        error={missing && title.trim() === '' ? t`Enter a title` : ''}
        onValue={(value) => {
          form.fields.title = value;
          onTitle();
        }}
      />
      <CountedField
        label={t`Description (optional)`}
        value={description}
        max={WORK_LIMITS.descriptionCharacters}
        rows={rows}
        onValue={(value) => {
          form.fields.description = value;
        }}
      />
      <CountedField
        label={t`What the cover shows (optional)`}
        placeholder={t`For people who can't see it`}
        value={alt}
        max={WORK_LIMITS.altCharacters}
        onValue={(value) => {
          form.fields.alt = value;
        }}
      />
    </>
  );
}
