import { Trans } from '@lingui/react/macro';
import { Quiet } from '../kit/quiet.tsx';

/** Says when a search could not look through everything. */
export function SearchNote({ reach, hasNext }: { reach: 'all' | 'here' | 'paging'; hasNext: boolean }) {
  if (reach === 'all' || (reach === 'paging' && !hasNext)) return null;
  return (
    <div role="status">
      <Quiet small>
        {reach === 'here' ? (
          <Trans>You're offline: only what is loaded on this device was searched.</Trans>
        ) : (
          <Trans>This studio can't search by itself. Older songs are looked through as they load.</Trans>
        )}
      </Quiet>
    </div>
  );
}
