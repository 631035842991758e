import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
// its own style sheet, since the app's policy forbids styles that a script inserts into the page
import 'react-easy-crop/react-easy-crop.css';

/** A part of a picture, in its own pixels. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface CropAreaProps {
  address: string;
  /** Width divided by height of the part. */
  ratio: number;
  zoom: number;
  onZoom: (zoom: number) => void;
  /** The part in the picture's own pixels. */
  onPart: (part: Part) => void;
  onFailed: () => void;
}

/** The crop tool: drag, pinch, wheel, arrow keys. */
export function CropArea({ address, ratio, zoom, onZoom, onPart, onFailed }: CropAreaProps) {
  const { t } = useLingui();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  return (
    <Cropper
      image={address}
      aspect={ratio}
      crop={crop}
      zoom={zoom}
      maxZoom={4}
      keyboardStep={8}
      cropperProps={{ role: 'group', 'aria-label': t`Part to keep. Arrow keys move the picture behind it` }}
      disableAutomaticStylesInjection
      onCropChange={setCrop}
      onZoomChange={onZoom}
      onCropComplete={(_percent, pixels) => onPart(pixels)}
      mediaProps={{ onError: onFailed }}
    />
  );
}
