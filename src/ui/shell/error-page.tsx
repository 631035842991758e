import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Plain } from '../kit/plain.tsx';

export function ErrorPage({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <Plain title={t`Something went wrong`} action={{ run: () => location.reload(), label: t`Try again` }}>
      {children}
    </Plain>
  );
}
