import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EmptyState } from '../kit/empty-state.tsx';

export function ErrorPage({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`Something went wrong`}
      action={{ run: () => location.reload(), label: t`Try again` }}
    >
      {children}
    </EmptyState>
  );
}
