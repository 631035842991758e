import { Trans, useLingui } from '@lingui/react/macro';
import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { aspectOf } from '../../api/draw-options.ts';
import { type LipForm, lipForm } from '../../store/lipsync/lip-form.ts';
import type { Missing } from '../../store/lipsync/lip-request.ts';
import { exampleTaking, pictureUpload } from '../../store/lipsync/picture.ts';
import { FacePlaces } from '../kit/face-places.tsx';
import { handsOn } from '../kit/hand-on.ts';
import { mediaOf } from '../kit/media-address.ts';
import { PicturePlace } from '../kit/picture-place.tsx';
import { Spinner } from '../kit/spinner.tsx';
import { StatusLine } from '../kit/status-line.tsx';
import { TextButton } from '../kit/text-button.tsx';
import { uploadHint, uploadProblem } from '../kit/upload-words.ts';
import { useBrokenPicture } from '../kit/use-broken-picture.ts';
import { idOf } from './field-ids.ts';
import { useMissingWords } from './missing-words.ts';
import { sendDrawing, sendPicture } from './send-picture.ts';
import styles from './source-field.module.css';

/** The character: a picture from a file, the clipboard, the camera or one's drawings, with the face in it (LIP-02). */
export function PictureField({ missing }: { missing: Missing | null }) {
  const { t } = useLingui();
  const { picture } = useSnapshot(lipForm) as LipForm;
  const { phase, preview, problem } = useSnapshot(pictureUpload.state);
  const { wanted } = useSnapshot(exampleTaking);
  const words = useMissingWords();
  const [looking, setLooking] = useState(false);
  const wrong = problem ? uploadProblem('lipSyncImage', problem) : missing === 'picture' ? words.picture : '';
  const choose = (url: string, name: string) => {
    setLooking(true);
    void sendDrawing({ url, name }).finally(() => setLooking(false));
  };
  const source = picture ? mediaOf(picture.url, 640) : null;
  const [broken, setBroken] = useBrokenPicture(source);
  return (
    <fieldset tabIndex={-1} aria-label={t`Character`} className={styles.field} id={idOf('picture')}>
      <span className={styles.label}>{t`Character`}</span>
      {phase === 'uploading' || looking || wanted ? (
        <span className={styles.coming}>
          {preview && <img src={preview} alt="" />}
          <em>
            <Spinner size={18} strokeWidth={1.75} />
            {wanted ? <Trans>Getting the face…</Trans> : <Trans>Looking for the face…</Trans>}
          </em>
        </span>
      ) : picture && source && !broken ? (
        <div className={styles.shown} id={idOf('face')}>
          <FacePlaces
            key={picture.url}
            aspect={aspectOf(picture.shape)}
            face={picture.face}
            onFace={(face) => {
              if (lipForm.picture) lipForm.picture.face = face;
            }}
          >
            <img src={source} alt={picture.name} draggable={false} onError={() => setBroken(true)} />
          </FacePlaces>
          <TextButton ref={handsOn} onClick={pictureUpload.drop}>
            <Trans>Remove the picture</Trans>
          </TextButton>
        </div>
      ) : (
        <div className={styles.place}>
          <PicturePlace
            upload={pictureUpload}
            label={t`Add a picture of a face`}
            short={t`Add a picture`}
            icon={UserRound}
            onFile={(file) => void sendPicture(file)}
            onPicture={({ url, name }) => choose(url, name)}
          />
        </div>
      )}
      <StatusLine bad={Boolean(wrong)} urgent={Boolean(wrong)}>
        {wrong ||
          (broken && t`Couldn't load this picture`) ||
          (picture ? '' : t`${uploadHint('lipSyncImage')}, 1:1, 16:9 or 9:16, one face that looks at you`)}
      </StatusLine>
    </fieldset>
  );
}
