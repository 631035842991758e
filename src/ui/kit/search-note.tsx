import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SearchReach } from '../../store/searched-list.ts';
import { Quiet } from './quiet.tsx';

/** Says when a search does not cover everything. */
export function SearchNote({
  reach,
  hasNext,
  className,
  children,
}: {
  reach: SearchReach;
  hasNext: boolean;
  className?: string | undefined;
  /** The text that older rows are searched as they load. */
  children: ReactNode;
}) {
  if (reach === 'all' || (reach === 'paging' && !hasNext)) return null;
  return (
    <div className={className} role="status">
      <Quiet small>
        {reach === 'here' ? (
          <Trans>You're offline: only what is loaded on this device was searched.</Trans>
        ) : (
          children
        )}
      </Quiet>
    </div>
  );
}
