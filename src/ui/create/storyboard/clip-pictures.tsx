import { Trans, useLingui } from '@lingui/react/macro';
import { Flag } from 'lucide-react';
import { useSnapshot } from 'valtio';
import type { Shot } from '../../../api/shot.ts';
import { points } from '../../../store/account/points.ts';
import {
  type ClipPlace,
  clipPictures,
  clipUpload,
  putClipPicture,
  removeClipPicture,
} from '../../../store/film/storyboard/clip-pictures.ts';
import { clipWayOf } from '../../../store/film/storyboard/costs.ts';
import { chooseReferences, clipForm, takesReferences } from '../../../store/film/storyboard/generate.ts';
import { mediaOf } from '../../kit/media-address.ts';
import { PicturePlace } from '../../kit/picture-place.tsx';
import { PictureTile } from '../../kit/picture-tile.tsx';
import { Segments } from '../../kit/segments.tsx';
import boxStyles from './box.module.css';
import styles from './clip-pictures.module.css';
import { takeFile } from './take-file.ts';

/** The other pictures of a clip, as the chosen row takes them: a last frame, or references (BOARD-69, BOARD-72). */
export function ClipPictures({ shot }: { shot: Shot }) {
  const { t } = useLingui();
  const { mode, references } = useSnapshot(clipForm);
  const { byShot } = useSnapshot(clipPictures);
  // what a real model takes comes with the points answer
  useSnapshot(points);
  const { row } = clipWayOf(mode);
  const added = byShot[shot.id] ?? { last: null, references: [] };
  const referred = takesReferences(mode, references);
  // the shot's own picture is one of the references
  const most = (row.references?.most ?? 0) - (shot.scene_img ? 1 : 0);
  if (!referred && !row.frames?.last && !row.references) return null;
  return (
    <section className={`${boxStyles.box} ${styles.pictures}`}>
      {row.frames && row.references && (
        <Segments
          small
          label={t`Pictures`}
          value={references ? 'references' : 'frames'}
          options={[
            { value: 'frames', label: t`First and last frame` },
            { value: 'references', label: t`References` },
          ]}
          onChange={(value) => chooseReferences(value === 'references')}
        />
      )}
      {!(row.frames && row.references) && (
        <h3>{referred ? <Trans>References</Trans> : <Trans>Last frame</Trans>}</h3>
      )}
      <div className={styles.places}>
        {referred
          ? added.references
              .slice(0, most)
              .map((picture) => (
                <PictureTile
                  key={picture.url}
                  source={mediaOf(picture.url, 320) ?? ''}
                  title={picture.name}
                  removeLabel={t`Remove the reference picture`}
                  onRemove={() => removeClipPicture(shot.id, 'reference', picture.url)}
                />
              ))
          : added.last && (
              <PictureTile
                source={mediaOf(added.last.url, 320) ?? ''}
                title={added.last.name}
                removeLabel={t`Remove the last frame`}
                onRemove={() => removeClipPicture(shot.id, 'last')}
              />
            )}
        {referred && added.references.length < most && (
          <Free
            shotId={shot.id}
            place="reference"
            label={t`Add a reference picture (${added.references.length + 1} of ${most})`}
            short={t`Add a picture`}
          />
        )}
        {!referred && row.frames?.last && !added.last && (
          <Free shotId={shot.id} place="last" label={t`Add a last frame`} short={t`Last frame`} />
        )}
      </div>
    </section>
  );
}

function Free({
  shotId,
  place,
  label,
  short,
}: {
  shotId: number;
  place: ClipPlace;
  label: string;
  short: string;
}) {
  const upload = clipUpload(shotId, place);
  return (
    <PicturePlace
      upload={upload}
      label={label}
      short={short}
      {...(place === 'last' ? { icon: Flag } : {})}
      onFile={(file) => void takeFile(upload, file)}
      onPicture={(picture) => putClipPicture(shotId, place, picture)}
    />
  );
}
