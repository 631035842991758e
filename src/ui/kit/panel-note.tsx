import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import styles from './panel-note.module.css';
import { TextButton } from './text-button.tsx';
import { useLostFocus } from './use-lost-focus.ts';

/**
 * A line above a list that says why the list may be old or is not there. It stands also without words, as a screen reader hears
 * only what comes into a place that it knows.
 */
export function PanelNote({
  children,
  id,
  retry,
}: {
  children: ReactNode;
  id?: string;
  /** Offered where trying again may help. */
  retry?: (() => void) | undefined;
}) {
  const place = useRef<HTMLDivElement>(null);
  // a press takes the line away; Tab then leads to what stands below it
  const held = useLostFocus(() => place.current);
  return (
    <div ref={place} role="status" tabIndex={-1} className={styles.place}>
      {children && (
        <p className={styles.note} id={id}>
          {children}{' '}
          {retry && (
            <TextButton {...held} onClick={retry}>
              <Trans>Try again</Trans>
            </TextButton>
          )}
        </p>
      )}
    </div>
  );
}
