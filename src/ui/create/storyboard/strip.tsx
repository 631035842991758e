import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useSnapshot } from 'valtio';
import type { Shot } from '../../../api/shot.ts';
import { browser } from '../../../store/browser.ts';
import { board } from '../../../store/film/storyboard/board.ts';
import { AddTile } from '../../kit/add-tile.tsx';
import { shotActions } from './shot-actions.ts';
import { SortableStrip } from './sortable-strip.tsx';
import styles from './strip.module.css';
import { StripItem } from './strip-item.tsx';

/** The shots in a row, and a card that adds one (BOARD-10, BOARD-12). */
export function Strip() {
  const { t } = useLingui();
  const { shots, shotId } = useSnapshot(board);
  const { online } = useSnapshot(browser);
  return (
    <div data-ui="strip" className={styles.strip}>
      <SortableStrip shots={shots as readonly Shot[]}>
        {shots.map((shot, index) => (
          <StripItem
            key={shot.id}
            shot={shot as Shot}
            index={index}
            of={shots.length}
            chosen={shot.id === shotId}
          />
        ))}
      </SortableStrip>
      <AddTile
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
