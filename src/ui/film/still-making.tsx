import { Trans, useLingui } from '@lingui/react/macro';
import type { FilmInfo } from '../../api/exports.ts';
import { filmOfTask } from '../../store/film/export/exports.ts';
import { filmPage } from '../../store/film/export/film-page.ts';
import { Arriving } from '../kit/arriving.tsx';
import { clockOf, useElapsed } from '../kit/elapsed.ts';
import { exportStepName } from '../kit/export-words.ts';
import { Quiet } from '../kit/quiet.tsx';
import { useTask } from '../kit/use-tasks.ts';
import styles from './film-page.module.css';

/** An export in progress. The film replaces it when it is done. */
export function StillMaking({ info }: { info: Readonly<FilmInfo> }) {
  const { t, i18n } = useLingui();
  const task = useTask('export', filmPage.taskId);
  const now = { ...info, ...(task && filmOfTask(task)) };
  const { progress = 0 } = now;
  const elapsed = clockOf(useElapsed(Date.parse(info.created_at ?? '') || Date.now()));
  const name = i18n._(exportStepName(now));
  const percent = Math.round(progress * 100);
  return (
    <>
      <div
        className={styles.making}
        style={{ aspectRatio: info.width_height.replace(':', ' / ') }}
        data-ui="film-making"
      >
        <Arriving className={styles.light} />
      </div>
      <p className={styles.step} role="status">
        {name}
      </p>
      <progress className={styles.progress} max={100} value={percent} aria-label={t`Export of the film`}>
        {percent} %
      </progress>
      <Quiet>
        {elapsed} · <Trans>You can leave this page. You'll be notified when the film is done.</Trans>
      </Quiet>
    </>
  );
}
