import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { type Box, STITCH, stitchLayout } from '../../../../store/film/characters/stitch/layout.ts';
import { setCrop, stitch } from '../../../../store/film/characters/stitch/stitch.ts';
import { Button } from '../../../kit/button.tsx';
import { CropTool } from '../../../kit/crop-tool.tsx';
import { DialogButtons } from '../../../kit/dialog-parts.tsx';
import { SheetDialog } from '../../../kit/sheet-dialog.tsx';
import { StickyFoot } from '../../../kit/sticky-foot.tsx';

/** Crops a picture to the ratio of its box (STITCH-01, STITCH-18). */
export default function CropDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useLingui();
  const { items, shape } = useSnapshot(stitch);
  const [part, setPart] = useState<Box | null>(null);
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
      <CropTool
        address={item.dataURL}
        ratio={box ? box.width / box.height : 1}
        onPart={setPart}
        onFailed={onClose}
      />
      <StickyFoot>
        <DialogButtons inFoot>
          <Button variant="secondary" size="lg" onClick={() => save(null)}>
            <Trans>Whole picture</Trans>
          </Button>
          <Button variant="primary" size="lg" onClick={() => save(part)}>
            <Trans>Crop</Trans>
          </Button>
        </DialogButtons>
      </StickyFoot>
    </SheetDialog>
  );
}
