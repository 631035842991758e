import { useLingui } from '@lingui/react/macro';
import type { DrawView } from '../../store/draw/draw-view.ts';
import { clockOf, useElapsed } from '../kit/elapsed.ts';
import '../kit/arriving.css';

/** The picture coming: the first of a row says how long it has taken, the others which they are. */
export function ComingTile({ view, index, of }: { view: DrawView; index: number; of: number }) {
  const { t } = useLingui();
  const number = index + 1;
  return (
    <div className="shot coming arriving">
      {index === 0 ? <Waiting view={view} /> : <em>{t`${number} of ${of}`}</em>}
    </div>
  );
}

function Waiting({ view }: { view: DrawView }) {
  const { t } = useLingui();
  const elapsed = clockOf(useElapsed(view.at));
  const usual = view.expectedSeconds && clockOf(view.expectedSeconds);
  return <em>{usual ? t`${elapsed} · usually ${usual}` : elapsed}</em>;
}
