import { Trans, useLingui } from '@lingui/react/macro';
import { Upload } from 'lucide-react';
import { useRef } from 'react';
import type { Shot } from '../../../api/shot.ts';
import { Button } from '../../kit/button.tsx';
import { mediaOf } from '../../kit/media-address.ts';
import styles from './box.module.css';
import { PictureField } from './picture-field.tsx';

/** The picture that a clip begins with: the shot's own, or one that is uploaded here (BOARD-37). */
export function FirstFrame({ shot }: { shot: Shot }) {
  const { t } = useLingui();
  const pick = useRef<() => void>(null);
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
            <Trans>This shot has no picture yet: one will be generated from your text first.</Trans>
          </p>
        )}
        <Button variant="soft" onClick={() => pick.current?.()}>
          <Upload aria-hidden size={15} strokeWidth={1.75} />
          <Trans>Upload</Trans>
        </Button>
        <PictureField shotId={shot.id} label={t`First frame`} open={pick} />
      </div>
    </section>
  );
}
