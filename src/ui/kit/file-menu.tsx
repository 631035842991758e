import { useLingui } from '@lingui/react/macro';
import { Camera, Image } from 'lucide-react';
import { FloatingMenu } from './floating-menu.tsx';

/** Asks on a touch screen where a picture comes from. */
export default function FileMenu({
  anchor,
  label,
  onChoose,
  onPhotograph,
  onClose,
}: {
  anchor: string;
  label: string;
  onChoose: () => void;
  onPhotograph: () => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  return (
    <FloatingMenu
      anchor={anchor}
      label={label}
      onClose={onClose}
      entries={[
        { value: 'choose', label: t`Choose a picture`, icon: Image, run: onChoose },
        { value: 'photograph', label: t`Take a photo`, icon: Camera, run: onPhotograph },
      ]}
    />
  );
}
