import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';

/** Shown when a page could not be loaded: nothing is lost, and it can be tried again. */
export function LoadFailed({
  title,
  children,
  onRetry,
}: {
  title: string;
  children: ReactNode;
  onRetry: () => void;
}) {
  const { t } = useLingui();
  return (
    <EmptyState heading="h2" title={title} action={{ run: onRetry, label: t`Try again` }}>
      {children}
    </EmptyState>
  );
}
