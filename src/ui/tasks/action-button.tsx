import type { ReactNode } from 'react';
import { Button } from '../kit/button.tsx';
import { OFFLINE_NOTE } from './offline-note.ts';

/** A button of one task; screen readers hear which. Without a network it stays reachable, and the panel's note says why. */
export function ActionButton({
  online,
  busy = false,
  title,
  children,
  onPress,
}: {
  online: boolean;
  busy?: boolean;
  title: string;
  children: ReactNode;
  onPress: () => void;
}) {
  const ready = online && !busy;
  return (
    <Button
      size="xs"
      aria-disabled={!ready}
      aria-describedby={online ? undefined : OFFLINE_NOTE}
      onClick={() => {
        if (ready) onPress();
      }}
    >
      {children}
      <span className="unseen">: {title}</span>
    </Button>
  );
}
