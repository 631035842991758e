import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { TextButton } from './text-button.tsx';
import './panel-note.css';

/** A line above a panel's list that says why the list may be old; a screen reader hears it when it comes. Empty without words. */
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
  return (
    <div role="status">
      {children && (
        <p className="panel-note" id={id}>
          {children}{' '}
          {retry && (
            <TextButton onClick={retry}>
              <Trans>Try again</Trans>
            </TextButton>
          )}
        </p>
      )}
    </div>
  );
}
