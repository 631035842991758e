import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentType, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { type Box, STITCH, stitchLayout } from '../../../../store/film/characters/stitch/layout.ts';
import { setCrop, stitch } from '../../../../store/film/characters/stitch/stitch.ts';
import { toast } from '../../../../store/toasts.ts';
import { Button } from '../../../kit/button.tsx';
import { DialogButtons } from '../../../kit/dialog-parts.tsx';
import { SheetDialog } from '../../../kit/sheet-dialog.tsx';
import { SliderField } from '../../../kit/slider-field.tsx';
import type { CropAreaProps } from './crop-area.tsx';
import styles from './crop-dialog.module.css';

const ZOOM = { min: 1, max: 4, step: 0.1 };

/** Chooses the part of a picture that is used, in the shape of its place (STITCH-01, STITCH-18). */
export default function CropDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useLingui();
  const { items, shape } = useSnapshot(stitch);
  const [Area, setArea] = useState<ComponentType<CropAreaProps> | null>(null);
  const [zoom, setZoom] = useState(1);
  const [part, setPart] = useState<Box | null>(null);
  const failed = () => {
    toast({ type: 'error', title: t`The crop tool couldn't start` });
    onClose();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tool is loaded once
  useEffect(() => {
    import('./crop-area.tsx').then(({ CropArea }) => setArea(() => CropArea), failed);
  }, []);
  const index = items.findIndex((item) => item.id === id);
  const item = items[index];
  if (!item) return null;
  const main = items.findIndex(({ isMain }) => isMain);
  const { boxes } = stitchLayout(items.length, {
    main: main < 0 || items.length < STITCH.mainFrom ? null : main,
    shape,
    only: (item.image?.naturalWidth ?? 1) / (item.image?.naturalHeight ?? 1),
  });
  const box = boxes[index];
  const save = (crop: Box | null) => {
    setCrop(id, crop);
    onClose();
  };
  return (
    <SheetDialog title={t`Crop the picture`} size="md" onClose={onClose}>
      <div className={styles.area}>
        {Area && (
          <Area
            address={item.dataURL}
            ratio={box ? box.width / box.height : 1}
            zoom={zoom}
            onZoom={setZoom}
            onPart={setPart}
            onFailed={failed}
          />
        )}
      </div>
      <SliderField label={t`Zoom`} {...ZOOM} value={zoom} onValue={setZoom} />
      <DialogButtons>
        <Button variant="secondary" size="lg" onClick={() => save(null)}>
          <Trans>Whole picture</Trans>
        </Button>
        <Button variant="primary" size="lg" onClick={() => save(part)}>
          <Trans>Crop</Trans>
        </Button>
      </DialogButtons>
    </SheetDialog>
  );
}
