import { Trans, useLingui } from '@lingui/react/macro';
import { Upload } from 'lucide-react';
import type { Shot } from '../../../api/shot.ts';
import { shotUpload } from '../../../store/film/storyboard/shot-upload.ts';
import { Button } from '../../kit/button.tsx';
import { FileButton } from '../../kit/file-button.tsx';
import { mediaOf } from '../../kit/media-address.ts';
import styles from './box.module.css';
import { shotActions } from './shot-actions.ts';

/** The picture a clip starts with: the shot's own or an upload (BOARD-37). */
export function FirstFrame({ shot }: { shot: Shot }) {
  const { t } = useLingui();
  const frame = mediaOf(shot.scene_img, 320);
  return (
    <section className={`${styles.box} ${styles.frame}`}>
      <h3>
        <Trans>First frame</Trans>
      </h3>
      <div>
        {frame ? (
          <img src={frame} alt={t`The clip's first frame`} />
        ) : (
          <p>
            <Trans>This shot has no picture yet: the clip is made from your text.</Trans>
          </p>
        )}
        <FileButton
          use={shotUpload(shot.id).use}
          label={t`First frame`}
          onFile={(file) => void shotActions.upload(shot.id, file)}
        >
          {(button) => (
            <Button {...button} variant="soft">
              <Upload aria-hidden size={15} strokeWidth={1.75} />
              <Trans>Upload</Trans>
            </Button>
          )}
        </FileButton>
      </div>
    </section>
  );
}
