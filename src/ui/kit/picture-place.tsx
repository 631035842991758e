import { useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { Camera, Image, ImagePlus, Images } from 'lucide-react';
import { Suspense, useId, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../../store/account/session-state.ts';
import type { Upload, UploadedFile } from '../../store/create-upload.ts';
import { styled } from '../theme/styled.tsx';
import { AddTile } from './add-tile.tsx';
import { fileDrop } from './file-drop.ts';
import { FilePick, type FilePicker, offersCamera } from './file-pick.tsx';
import { later } from './later.ts';
import styles from './picture-place.module.css';
import { PictureTile } from './picture-tile.tsx';
import { UploadProgress } from './upload-tile.tsx';

const FloatingMenu = later(
  styled(async () => ({ default: (await import('./floating-menu.tsx')).FloatingMenu })),
);
const DrawingDialog = later(styled(() => import('./drawing-dialog.tsx')));

/** An empty tile for a picture: a file, also dropped or pasted, a photo, or one of one's drawings. */
export function PicturePlace({
  upload,
  label,
  short,
  icon: Icon = ImagePlus,
  onFile,
  onPicture,
}: {
  upload: Upload;
  /** Its name. */
  label: string;
  /** Its text where there is room. */
  short: string;
  icon?: LucideIcon;
  onFile: (file: File) => void;
  /** Called with a chosen drawing. */
  onPicture: (picture: UploadedFile) => void;
}) {
  const { t } = useLingui();
  const id = useId();
  const { phase, preview, name } = useSnapshot(upload.state);
  const picker = useRef<FilePicker>(null);
  const [asking, setAsking] = useState(false);
  const [choosing, setChoosing] = useState(false);
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
        {choosing && <DrawingDialog onChoose={onPicture} onClose={() => setChoosing(false)} />}
      </Suspense>
    </>
  );
}
