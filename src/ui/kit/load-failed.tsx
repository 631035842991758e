import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';

/** Stands where a page could not be read: that nothing is lost, and a way to read it again. */
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
