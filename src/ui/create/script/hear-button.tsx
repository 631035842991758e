import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Square, Volume2 } from 'lucide-react';
import { useSnapshot } from 'valtio';
import type { DramaLine } from '../../../api/script.ts';
import { points } from '../../../store/account/points.ts';
import { browser } from '../../../store/browser.ts';
import { isSpoken, lineCost, lineVoice } from '../../../store/film/script/line-voice.ts';
import { Spinner } from '../../kit/spinner.tsx';
import { TileButton } from '../../kit/tile-button.tsx';
import styles from './hear-button.module.css';
import { hearLine } from './hear-line.ts';

/** Plays what a line says, with its price, and stops it (SCRIPT-21). */
export function HearButton({ line, number }: { line: DramaLine; number: number }) {
  const { t } = useLingui();
  const { lineId, state } = useSnapshot(lineVoice);
  const { payload } = useSnapshot(points);
  const { online } = useSnapshot(browser);
  if (!isSpoken(line)) return null;
  const here = lineId === line.id;
  const cost = lineCost(payload as typeof points.payload, line) ?? 0;
  const price = plural(cost, { one: '# point', other: '# points' });
  const offline = !online && !here && cost > 0;
  const label = here
    ? t`Stop shot ${number}`
    : cost > 0
      ? t`Listen to shot ${number}, ${price}`
      : t`Listen to shot ${number}`;
  return (
    <TileButton
      look="quiet"
      className={styles.hear}
      aria-label={label}
      title={offline ? t`You're offline` : label}
      disabled={offline}
      data-state={here ? state : undefined}
      onClick={() => void hearLine(line)}
    >
      {here && state === 'making' ? (
        <Spinner size={16} />
      ) : here ? (
        <Square aria-hidden size={14} strokeWidth={2} fill="currentColor" />
      ) : (
        <Volume2 aria-hidden size={16} strokeWidth={1.75} />
      )}
      {!here && cost > 0 && (
        <small aria-hidden className={styles.price}>
          {cost}
        </small>
      )}
    </TileButton>
  );
}
