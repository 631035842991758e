import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { Shot } from '../../../api/shot.ts';
import { points } from '../../../store/account/points.ts';
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
import { PicturePlace } from '../../kit/picture-place.tsx';
import { ReferenceList } from '../reference-list.tsx';
import { WordsOnly } from '../words-only.tsx';
import { takeFile } from './take-file.ts';

/** Uploaded references for the shot's next picture (BOARD-46). */
export function PictureReferences({ shot }: { shot: Shot }) {
  const { t } = useLingui();
  useSnapshot(pictureForms);
  // what a real model takes comes with the points answer
  useSnapshot(points);
  const form = pictureFormOf(shot);
  const most = mostUploads(form, roleReferences(shot, form).length);
  if (most === 0) return <WordsOnly model={form.model} kept={form.uploads.length > 0} />;
  const shown = form.uploads.slice(0, most);
  const upload = pictureUpload(shot.id);
  return (
    <ReferenceList
      title={<Trans>References</Trans>}
      oneLine
      references={shown}
      weighted={weighsReferences(form)}
      onChange={(url, weight) => setUpload(shot, url, weight)}
    >
      {shown.length < most && (
        <PicturePlace
          upload={upload}
          label={t`Add a reference picture`}
          short={t`Add a picture`}
          onFile={(file) => void takeFile(upload, file)}
          onPicture={(picture) => addUpload(shot, picture)}
        />
      )}
    </ReferenceList>
  );
}
