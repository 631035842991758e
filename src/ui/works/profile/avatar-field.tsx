import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { avatarUpload } from '../../../store/works/avatar.ts';
import { report } from '../../errors/error-policy.ts';
import { Avatar } from '../../kit/avatar.tsx';
import { Button } from '../../kit/button.tsx';
import { FileButton } from '../../kit/file-button.tsx';
import { StatusLine } from '../../kit/status-line.tsx';
import { uploadHint, uploadProblem } from '../../kit/upload-words.ts';
import styles from './avatar-field.module.css';

/** One's picture, which the server crops to a square. */
export function AvatarField({
  shown,
  memberId,
  name,
  canRemove,
  onAvatar,
}: {
  /** The picture before the upload. */
  shown: string;
  memberId: number;
  name: string;
  canRemove: boolean;
  onAvatar: (address: string) => void;
}) {
  const { t } = useLingui();
  const { phase, progress, preview, problem, url } = {
    ...useSnapshot(avatarUpload.state),
    url: useSnapshot(avatarUpload.file).url,
  };
  const uploading = phase === 'uploading';
  const percent = Math.round((progress ?? 0) * 100);
  useEffect(() => {
    if (url) onAvatar(url);
  }, [url, onAvatar]);
  return (
    <div>
      <div className={styles.avatar}>
        <Avatar large src={preview || shown} memberId={memberId} name={name} />
        <div className={styles.buttons}>
          <FileButton
            use={avatarUpload.use}
            label={t`Picture`}
            onFile={(file) => void avatarUpload.take(file).catch(report)}
          >
            {(button) => (
              <Button {...button}>{uploading ? t`Uploading ${percent} %` : t`Choose a picture`}</Button>
            )}
          </FileButton>
          {canRemove && !uploading && (
            <Button
              variant="quiet"
              onClick={() => {
                avatarUpload.drop();
                onAvatar('');
              }}
            >
              <Trans>Remove</Trans>
            </Button>
          )}
        </div>
      </div>
      <StatusLine bad={Boolean(problem)} urgent={Boolean(problem)}>
        {problem ? uploadProblem(avatarUpload.use, problem) : uploadHint(avatarUpload.use)}
      </StatusLine>
    </div>
  );
}
