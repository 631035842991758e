import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useSnapshot } from 'valtio';
import type { Shot } from '../../../api/shot.ts';
import { browser } from '../../../store/browser.ts';
import { board } from '../../../store/film/storyboard/board.ts';
import { AddTile } from '../../kit/add-tile.tsx';
import { afterLast } from '../../kit/pass-focus.ts';
import { shotActions } from './shot-actions.ts';
import { SortableStrip } from './sortable-strip.tsx';
import styles from './strip.module.css';
import { StripItem } from './strip-item.tsx';
import { useShotStop } from './use-shot-stop.ts';

/** Shots on each side of the chosen one that are drawn at once. */
const AT_ONCE = 12;

/** The shots in a row, and a card that adds one (BOARD-10, BOARD-12). */
export function Strip() {
  const { t } = useLingui();
  const { shots, shotId } = useSnapshot(board);
  const { online } = useSnapshot(browser);
  const { stop, row } = useShotStop();
  const at = shots.findIndex(({ id }) => id === shotId);
  return (
    <div data-ui="strip" className={styles.strip} {...row}>
      <SortableStrip shots={shots as readonly Shot[]}>
        {shots.map((shot, index) => (
          <StripItem
            key={shot.id}
            shot={shot as Shot}
            index={index}
            of={shots.length}
            chosen={shot.id === shotId}
            stop={shot.id === stop}
            near={Math.abs(index - Math.max(0, at)) < AT_ONCE}
          />
        ))}
      </SortableStrip>
      <AddTile
        {...afterLast('shot')}
        className={styles.add}
        aria-label={t`Add an empty shot`}
        disabled={!online}
        title={online ? undefined : t`You're offline`}
        onClick={() => void shotActions.addEmpty()}
      >
        <Plus aria-hidden size={20} strokeWidth={1.75} />
        <span>
          <Trans>New shot</Trans>
        </span>
      </AddTile>
    </div>
  );
}
