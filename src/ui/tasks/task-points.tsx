import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { TaskView } from '../../store/task-center/rows.ts';

/** What became of the points. */
export function TaskPoints({ view: { charged, refunded } }: { view: TaskView }) {
  if (charged === null) return null;
  return (
    <p className="task-points">
      {charged === 0 ? (
        <Trans>Nothing was charged.</Trans>
      ) : (
        plural(charged, { one: '# point charged', other: '# points charged' })
      )}
      {refunded > 0 && (
        <>
          {' · '}
          <span className="task-back">
            {plural(refunded, { one: '# point refunded', other: '# points refunded' })}
          </span>
        </>
      )}
    </p>
  );
}
