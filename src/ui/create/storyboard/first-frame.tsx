import { Trans, useLingui } from '@lingui/react/macro';
import { Upload } from 'lucide-react';
import { useSnapshot } from 'valtio';
import type { Shot } from '../../../api/shot.ts';
import { points } from '../../../store/account/points.ts';
import { clipWayOf, filmerOf } from '../../../store/film/storyboard/costs.ts';
import { clipForm } from '../../../store/film/storyboard/generate.ts';
import { shotUpload } from '../../../store/film/storyboard/shot-upload.ts';
import { Button } from '../../kit/button.tsx';
import { FileButton } from '../../kit/file-button.tsx';
import { mediaOf } from '../../kit/media-address.ts';
import styles from './box.module.css';
import { shotActions } from './shot-actions.ts';

/** The picture a clip starts with: the shot's own or an upload (BOARD-37). */
export function FirstFrame({ shot }: { shot: Shot }) {
  const { t } = useLingui();
  const { mode } = useSnapshot(clipForm);
  // what a real model takes comes with the points answer
  useSnapshot(points);
  const { row } = clipWayOf(mode);
  const real = filmerOf(mode);
  const maker = real?.name;
  const frame = mediaOf(shot.scene_img, 320);
  if (!row.frames && !row.references)
    return (
      <section className={`${styles.box} ${styles.frame}`}>
        <h3>
          <Trans>First frame</Trans>
        </h3>
        <p>
          <Trans>{maker} takes no picture: the clip is made from your text.</Trans>
        </p>
      </section>
    );
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
            {real?.needs?.includes('image') ? (
              <Trans>This shot has no picture yet.</Trans>
            ) : (
              <Trans>This shot has no picture yet: the clip is made from your text.</Trans>
            )}
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
