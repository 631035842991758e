import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { found } from '../../store/draw/draw-found.ts';
import { Quiet } from '../kit/quiet.tsx';
import styles from './search-note.module.css';

/** Says when a search could not look through everything. */
export function SearchNote() {
  const { reach, hasNext } = useSnapshot(found);
  if (reach === 'all' || (reach === 'paging' && !hasNext)) return null;
  return (
    <div className={styles.note} role="status">
      <Quiet small>
        {reach === 'here' ? (
          <Trans>You're offline: only what is loaded on this device was searched.</Trans>
        ) : (
          <Trans>This studio can't search by itself. Older pictures are looked through as they load.</Trans>
        )}
      </Quiet>
    </div>
  );
}
