import { Trans, useLingui } from '@lingui/react/macro';
import { Upload } from 'lucide-react';
import { useRef } from 'react';
import type { Shot } from '../../../api/shot.ts';
import { mediaOf } from '../../kit/media-address.ts';
import { PictureField } from './picture-field.tsx';

/** The picture that a clip begins with: the shot's own, or one that is uploaded here (BOARD-37). */
export function FirstFrame({ shot }: { shot: Shot }) {
  const { t } = useLingui();
  const pick = useRef<() => void>(null);
  const frame = mediaOf(shot.scene_img, 320);
  return (
    <section className="side-box side-frame">
      <h3>
        <Trans>First frame</Trans>
      </h3>
      <div>
        {frame ? (
          <img src={frame} alt={t`What the clip begins with`} />
        ) : (
          <p>
            <Trans>The shot has no picture: one is drawn from your words first.</Trans>
          </p>
        )}
        <button type="button" className="pick" onClick={() => pick.current?.()}>
          <Upload aria-hidden size={15} strokeWidth={1.75} />
          <Trans>Upload</Trans>
        </button>
        <PictureField shotId={shot.id} label={t`First frame`} open={pick} />
      </div>
    </section>
  );
}
