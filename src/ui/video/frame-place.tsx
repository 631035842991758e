import { useLingui } from '@lingui/react/macro';
import { Camera, Flag, Image, ImagePlus, Images } from 'lucide-react';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../../store/account/session-state.ts';
import { type PicturePlace, putPicture } from '../../store/video/change-form.ts';
import { frameUploads } from '../../store/video/frame-upload.ts';
import { AddTile } from '../kit/add-tile.tsx';
import { fileDrop } from '../kit/file-drop.ts';
import { FilePick, type FilePicker, offersCamera } from '../kit/file-pick.tsx';
import { PictureTile } from '../kit/picture-tile.tsx';
import { UploadProgress } from '../kit/upload-tile.tsx';
import { styled } from '../theme/styled.tsx';
import styles from './frames.module.css';
import { sendPicture } from './send-picture.ts';

const FloatingMenu = lazy(
  styled(async () => ({ default: (await import('../kit/floating-menu.tsx')).FloatingMenu })),
);
const DrawingDialog = lazy(styled(() => import('./drawing-dialog.tsx')));

/** An empty place for a picture: a file, also dropped or pasted, a photo, or one of one's drawings. */
export function FramePlace({ place, label, short }: { place: PicturePlace; label: string; short: string }) {
  const { t } = useLingui();
  const id = useId();
  const upload = frameUploads[place];
  const { phase, preview, name } = useSnapshot(upload.state);
  const picker = useRef<FilePicker>(null);
  const [asking, setAsking] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const Icon = place === 'last' ? Flag : ImagePlus;
  const onFile = (file: File) => sendPicture(place, file);
  if (phase === 'uploading')
    return (
      <PictureTile source={preview} title={name} removeLabel={t`Cancel the upload`} onRemove={upload.drop}>
        <UploadProgress upload={upload} />
      </PictureTile>
    );
  const entries = [
    { value: 'file', label: t`Choose a picture`, icon: Image, run: () => picker.current?.choose() },
    ...(offersCamera(upload.use)
      ? [{ value: 'photo', label: t`Take a photo`, icon: Camera, run: () => picker.current?.photograph() }]
      : []),
    ...(session.token
      ? [{ value: 'drawing', label: t`From my drawings…`, icon: Images, run: () => setChoosing(true) }]
      : []),
  ];
  return (
    <>
      <AddTile
        id={id}
        className={styles.place}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={asking}
        onClick={() => setAsking(true)}
        {...fileDrop(upload.use, onFile)}
      >
        <Icon aria-hidden size={16} strokeWidth={1.75} />
        <span>{short}</span>
      </AddTile>
      <FilePick use={upload.use} label={label} picker={picker} onFile={onFile} />
      <Suspense fallback={null}>
        {asking && (
          <FloatingMenu anchor={id} label={label} entries={entries} onClose={() => setAsking(false)} />
        )}
        {choosing && (
          <DrawingDialog
            onChoose={(picture) => void putPicture(place, picture)}
            onClose={() => setChoosing(false)}
          />
        )}
      </Suspense>
    </>
  );
}
