import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useEffect, useState } from 'react';
import { toast } from '../../store/toasts.ts';
import type { CropAreaProps, Part } from './crop-area.tsx';
import styles from './crop-tool.module.css';
import { SliderField } from './slider-field.tsx';

const ZOOM = { min: 1, max: 4, step: 0.1 };

/** Crops a picture to a ratio; the library is loaded when it is first shown. */
export function CropTool({
  address,
  ratio,
  onPart,
  onFailed,
}: {
  address: string;
  /** Width divided by height of the part. */
  ratio: number;
  onPart: (part: Part) => void;
  /** Called when it could not start; the person has been told. */
  onFailed: () => void;
}) {
  const { t } = useLingui();
  const [Area, setArea] = useState<ComponentType<CropAreaProps> | null>(null);
  const [zoom, setZoom] = useState(1);
  const failed = () => {
    toast({ type: 'error', title: t`The crop tool couldn't start` });
    onFailed();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tool is loaded once
  useEffect(() => {
    import('./crop-area.tsx').then(({ CropArea }) => setArea(() => CropArea), failed);
  }, []);
  return (
    <>
      <div className={styles.area}>
        {Area && (
          <Area
            address={address}
            ratio={ratio}
            zoom={zoom}
            onZoom={setZoom}
            onPart={onPart}
            onFailed={failed}
          />
        )}
      </div>
      <SliderField label={t`Zoom`} {...ZOOM} value={zoom} onValue={setZoom} />
    </>
  );
}
