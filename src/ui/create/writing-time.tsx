import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { points } from '../../store/account/points.ts';
import { clockOf, useElapsed } from '../kit/elapsed.ts';
import { useTask } from '../kit/use-tasks.ts';
import { usualTime } from './usual-time.ts';

/** The elapsed time of writing the script, and the usual time (PROJ-32). */
export function WritingTime({ projectId }: { projectId: number }) {
  const { i18n } = useLingui();
  const { payload } = useSnapshot(points);
  const since = useTask('project', String(projectId))?.createdAt;
  const usual = i18n._(usualTime(payload?.providers));
  return since === undefined ? usual : <Running since={since} usual={usual} />;
}

function Running({ since, usual }: { since: number; usual: string }) {
  const elapsed = clockOf(useElapsed(since));
  return (
    <Trans>
      {elapsed} · {usual}
    </Trans>
  );
}
