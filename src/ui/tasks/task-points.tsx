import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { TaskView } from '../../store/task-center/rows.ts';
import styles from './task-points.module.css';

/** Points charged and refunded. */
export function TaskPoints({ view: { charged, refunded, kind, phase } }: { view: TaskView }) {
  if (charged === null) return null;
  // an unfinished film costs only its narration, which the member keeps
  const forVoices = kind === 'export' && (phase === 'failed' || phase === 'cancelled') && charged > refunded;
  return (
    <p className={styles.points}>
      {charged === 0 ? (
        <Trans>Nothing was charged.</Trans>
      ) : (
        plural(charged, { one: '# point charged', other: '# points charged' })
      )}
      {refunded > 0 && (
        <>
          {' · '}
          <span className={styles.back}>
            {plural(refunded, { one: '# point refunded', other: '# points refunded' })}
          </span>
        </>
      )}
      {forVoices && (
        <>
          <br />
          <Trans>Finished narration is kept, so exporting again won't charge you for it twice.</Trans>
        </>
      )}
    </p>
  );
}
