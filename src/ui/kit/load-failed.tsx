import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';

/** Shown when a page could not be loaded: nothing is lost, and it can be tried again. */
export function LoadFailed({
  title,
  heading = 'h2',
  children,
  other,
  onRetry,
}: {
  title: string;
  /** `h3` under a panel's own head. */
  heading?: 'h2' | 'h3';
  children: ReactNode;
  /** Another way on, beside trying again. */
  other?: ReactNode;
  onRetry: () => void;
}) {
  const { t } = useLingui();
  return (
    <EmptyState
      heading={heading}
      title={title}
      action={{ run: onRetry, label: t`Try again` }}
      actions={other}
    >
      {children}
    </EmptyState>
  );
}
