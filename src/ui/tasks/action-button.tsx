import { useLingui } from '@lingui/react/macro';
import { Button } from '../kit/button.tsx';
import { OFFLINE_NOTE } from './offline-note.ts';

/** A button of one task; screen readers hear which. Without a network it stays reachable, and the panel's note says why. */
export function ActionButton({
  online,
  busy = false,
  label,
  title,
  onPress,
}: {
  online: boolean;
  busy?: boolean;
  label: string;
  /** Of the task. */
  title: string;
  onPress: () => void;
}) {
  const { t } = useLingui();
  const ready = online && !busy;
  return (
    <Button
      size="xs"
      aria-label={t`${label}: ${title}`}
      aria-disabled={!ready}
      aria-describedby={online ? undefined : OFFLINE_NOTE}
      onClick={() => {
        if (ready) onPress();
      }}
    >
      {label}
    </Button>
  );
}
