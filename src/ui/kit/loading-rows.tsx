import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo } from 'react';

/** Placeholders for the rows of a list that is loading for the first time. */
export function LoadingRows({
  count,
  className,
  row,
}: {
  count: number;
  className: string | undefined;
  /** Renders one placeholder. */
  row: (key: number) => ReactNode;
}) {
  const { t } = useLingui();
  const keys = useMemo(() => Array.from({ length: count }, (_, key) => key), [count]);
  return (
    <div className={className} role="img" aria-label={t`Loading`}>
      {keys.map(row)}
    </div>
  );
}
