import { useLingui } from '@lingui/react/macro';
import { Button } from '../kit/button.tsx';
import { OFFLINE_NOTE } from './offline-note.ts';

/**
 * A button about one task, named with its title for screen readers. Offline it stays focusable, and the panel's note says why it is
 * not available.
 */
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
  /** The task's title. */
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
