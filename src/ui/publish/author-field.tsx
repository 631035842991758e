import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { PROFILE_LIMITS } from '../../api/profile.ts';
import { points } from '../../store/account/points.ts';
import type { PublishForm } from '../../store/works/publish-form.ts';
import { CountedField } from '../kit/counted-field.tsx';

/** Asks a member without a nickname for one: it stands beside the work, where otherwise nobody's name would. */
export function AuthorField({ form }: { form: PublishForm }) {
  const { t } = useLingui();
  const isUnnamed = useSnapshot(points).payload?.named === 0;
  // sync: a controlled field that renders late moves the caret
  const { nickname } = useSnapshot(form.fields, { sync: true });
  if (!isUnnamed) return null;
  return (
    <CountedField
      label={t`Your nickname (optional)`}
      placeholder={t`unknown user`}
      value={nickname}
      max={PROFILE_LIMITS.nicknameCharacters}
      onValue={(value) => {
        form.fields.nickname = value;
      }}
    />
  );
}
