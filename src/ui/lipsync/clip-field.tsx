import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../../store/account/session-state.ts';
import { type LipForm, lipForm } from '../../store/lipsync/lip-form.ts';
import type { Missing } from '../../store/lipsync/lip-request.ts';
import { clipState, clipUpload, dropClip } from '../../store/lipsync/source-clip.ts';
import { FacePlaces } from '../kit/face-places.tsx';
import { FilmField } from '../kit/film-field.tsx';
import { handsOn } from '../kit/hand-on.ts';
import { lengthWords } from '../kit/length-words.ts';
import { mediaOf } from '../kit/media-address.ts';
import { Quiet } from '../kit/quiet.tsx';
import { Spinner } from '../kit/spinner.tsx';
import { TextButton } from '../kit/text-button.tsx';
import { idOf } from './field-ids.ts';
import { useMissingWords } from './missing-words.ts';
import { sendClip } from './send-picture.ts';
import styles from './source-field.module.css';

/** The first frame: at 0 some browsers show nothing yet. */
const FIRST = '#t=0.001';

/** The source video of a digital human, and the face in its first frame (DIGI-01). */
export function ClipField({ missing }: { missing: Missing | null }) {
  const { t } = useLingui();
  const { clip } = useSnapshot(lipForm) as LipForm;
  const { phase } = useSnapshot(clipState);
  const { token } = useSnapshot(session);
  const words = useMissingWords();
  const [aspect, setAspect] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another login has another upload
  useEffect(() => {
    if (!lipForm.clip) void clipUpload.restore();
  }, [token]);
  const source = clip ? mediaOf(clip.url) : null;
  const shape = clip && clip.width > 0 ? clip.width / clip.height : aspect;
  if (!clip || !source)
    return (
      <div className={styles.field} id={idOf('clip')}>
        <FilmField
          upload={clipUpload}
          use="lipSyncClip"
          label={t`Source video`}
          missing={missing === 'clip' ? words.clip : ''}
          arrived={t`ready`}
          onFile={(file) => void sendClip(file)}
        />
        {phase === 'looking' && (
          <span className={styles.coming}>
            <em>
              <Spinner size={18} strokeWidth={1.75} />
              <Trans>Looking for the face…</Trans>
            </em>
          </span>
        )}
        <Quiet small>
          <Trans>One face that looks at the camera. The result is as long as what is said.</Trans>
        </Quiet>
      </div>
    );
  return (
    <div className={styles.field} id={idOf('clip')}>
      <span className={styles.label}>{t`Source video`}</span>
      <div className={styles.shown} id={idOf('face')}>
        <FacePlaces
          key={clip.url}
          aspect={shape || 1}
          face={clip.face}
          onFace={(face) => {
            if (lipForm.clip) lipForm.clip.face = face;
          }}
        >
          <video
            src={`${source}${FIRST}`}
            muted
            playsInline
            preload="metadata"
            aria-label={t`First picture of ${clip.name}`}
            onLoadedMetadata={({ currentTarget: { videoWidth, videoHeight } }) =>
              setAspect(videoHeight > 0 ? videoWidth / videoHeight : 0)
            }
          />
        </FacePlaces>
        <Quiet small>
          {clip.name} · {lengthWords(clip.seconds, 1)}
        </Quiet>
        <TextButton ref={handsOn} onClick={() => void dropClip()}>
          <Trans>Remove the video</Trans>
        </TextButton>
      </div>
    </div>
  );
}
