import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { cleanLine } from '../../../api/fields.ts';
import { PROFILE_LIMITS } from '../../../api/profile.ts';
import type { HomeInfo } from '../../../api/works.ts';
import { toast } from '../../../store/toasts.ts';
import { avatarUpload } from '../../../store/works/avatar.ts';
import { changeProfile } from '../../../store/works/profile.ts';
import { reportAs } from '../../errors/report-as.ts';
import { CountedField } from '../../kit/counted-field.tsx';
import { DialogForm } from '../../kit/dialog-form.tsx';
import { Quiet } from '../../kit/quiet.tsx';
import { SheetDialog } from '../../kit/sheet-dialog.tsx';
import { useKeptWords } from '../../kit/use-kept-words.ts';
import { AvatarField } from './avatar-field.tsx';

/** Changes nickname, picture and the line about oneself. */
export default function EditProfile({ home, onClose }: { home: HomeInfo; onClose: () => void }) {
  const { t } = useLingui();
  const nickname = useKeptWords('nickname', home.user_nickname);
  const about = useKeptWords('about me', home.about);
  const forget = () => {
    nickname.forget();
    about.forget();
  };
  /** An upload's address; empty takes the picture away, null leaves it. */
  const [avatar, setAvatar] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState(false);
  const { phase } = useSnapshot(avatarUpload.state);
  const missing = cleanLine(nickname.words) === '';
  const save = async () => {
    setTried(true);
    if (missing) return;
    setBusy(true);
    try {
      await changeProfile({
        // one that an identity provider gave may be longer than one that is typed, and is refused
        ...(nickname.words === home.user_nickname ? {} : { nickname: nickname.words }),
        about: about.words,
        ...(avatar === null ? {} : { avatar }),
      });
      forget();
      avatarUpload.drop();
      toast({ type: 'success', title: t`Saved` });
      onClose();
    } catch (error) {
      reportAs(t`Couldn't save the profile. Your changes are still here.`, error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <SheetDialog
      title={t`Edit profile`}
      onClose={() => {
        avatarUpload.drop();
        // whoever closes it wants the profile as it is; an ended login closes the page around it
        forget();
        onClose();
      }}
    >
      <DialogForm
        submit={<Trans>Save</Trans>}
        busy={busy}
        blocked={phase === 'uploading'}
        onSubmit={() => void save()}
      >
        <AvatarField
          shown={avatar === null ? home.avatar : ''}
          memberId={home.home_id}
          name={nickname.words}
          onAvatar={setAvatar}
          canRemove={avatar === null ? home.avatar !== '' : avatar !== ''}
        />
        <CountedField
          label={t`Nickname`}
          value={nickname.words}
          max={PROFILE_LIMITS.nicknameCharacters}
          error={tried && missing ? t`Enter a nickname` : ''}
          onValue={nickname.write}
        />
        <CountedField
          label={t`About you (optional)`}
          value={about.words}
          max={PROFILE_LIMITS.aboutCharacters}
          rows={3}
          onValue={about.write}
        />
        <Quiet small>
          <Trans>Everybody can see these.</Trans>
        </Quiet>
      </DialogForm>
    </SheetDialog>
  );
}
