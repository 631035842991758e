import { useLingui } from '@lingui/react/macro';
import type { DrawView } from '../../store/draw/draw-view.ts';
import { Arriving } from '../kit/arriving.tsx';
import { clockOf, useElapsed } from '../kit/elapsed.ts';
import styles from './shots.module.css';

/** A picture in progress. The first tile of a row shows the time, the others their number. */
export function ComingTile({ view, index, of }: { view: DrawView; index: number; of: number }) {
  const { t } = useLingui();
  const number = index + 1;
  return (
    <Arriving className={`${styles.tile} ${styles.coming}`}>
      {index === 0 ? <Waiting view={view} /> : <em>{t`${number} of ${of}`}</em>}
    </Arriving>
  );
}

function Waiting({ view }: { view: DrawView }) {
  const { t } = useLingui();
  const elapsed = clockOf(useElapsed(view.at));
  const usual = view.expectedSeconds && clockOf(view.expectedSeconds);
  return (
    <em>
      {usual ? t`${elapsed} · usually ${usual}` : elapsed}
      {view.progress && <small>{view.progress}</small>}
    </em>
  );
}
