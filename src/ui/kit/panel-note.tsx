import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import styles from './panel-note.module.css';
import { TextButton } from './text-button.tsx';
import { useLostFocus } from './use-lost-focus.ts';

/**
 * A line above a list that says why the list may be old or missing. It is rendered without text too, because screen readers only
 * announce changes in elements that they already know.
 */
export function PanelNote({
  children,
  id,
  retry,
}: {
  children: ReactNode;
  id?: string;
  /** Given if trying again may help. */
  retry?: (() => void) | undefined;
}) {
  const place = useRef<HTMLDivElement>(null);
  // a press removes the button; Tab then continues below the line
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
