import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { OMNI_REFERENCE } from '../../../api/draw-options.ts';
import type { Shot } from '../../../api/shot.ts';
import {
  addUpload,
  mostUploads,
  pictureFormOf,
  pictureForms,
  setUpload,
  weighsReferences,
} from '../../../store/film/storyboard/picture-form.ts';
import { roleReferences } from '../../../store/film/storyboard/picture-request.ts';
import { pictureUpload } from '../../../store/film/storyboard/picture-upload.ts';
import { mediaOf } from '../../kit/media-address.ts';
import { PicturePlace } from '../../kit/picture-place.tsx';
import { PictureTile } from '../../kit/picture-tile.tsx';
import { SliderField } from '../../kit/slider-field.tsx';
import styles from './picture-references.module.css';
import { takeFile } from './take-file.ts';

/** Pictures of one's own that the shot's next picture follows (BOARD-46). */
export function PictureReferences({ shot }: { shot: Shot }) {
  const { t } = useLingui();
  useSnapshot(pictureForms);
  const form = pictureFormOf(shot);
  const most = mostUploads(form, roleReferences(shot, form).length);
  if (most === 0) return null;
  const shown = form.uploads.slice(0, most);
  const upload = pictureUpload(shot.id);
  return (
    <section className={styles.references} aria-label={t`References`}>
      <h3>
        <Trans>References</Trans>
      </h3>
      <ul>
        {shown.map(({ url, name, weight }, index) => (
          <li key={url}>
            <PictureTile
              source={mediaOf(url, 320) ?? ''}
              title={name}
              removeLabel={t`Remove reference ${index + 1}`}
              onRemove={() => setUpload(shot, url, null)}
            />
            {weighsReferences(form) && (
              <SliderField
                label={t`Weight of reference ${index + 1}`}
                {...OMNI_REFERENCE.weight}
                value={weight}
                onValue={(value) => setUpload(shot, url, value)}
              />
            )}
          </li>
        ))}
        {shown.length < most && (
          <li>
            <PicturePlace
              upload={upload}
              label={t`Add a reference picture`}
              short={t`Reference`}
              onFile={(file) => void takeFile(upload, file)}
              onPicture={(picture) => addUpload(shot, picture)}
            />
          </li>
        )}
      </ul>
    </section>
  );
}
