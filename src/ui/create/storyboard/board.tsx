import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useSnapshot } from 'valtio';
import type { ScriptChanges } from '../../../api/script-changes.ts';
import { film } from '../../../store/film/film.ts';
import { board } from '../../../store/film/storyboard/board.ts';
import { scriptUpdate } from '../../../store/film/storyboard/script-update.ts';
import { shotsView } from '../../../store/film/storyboard/shots-view.ts';
import { later } from '../../kit/later.ts';
import { LoadFailed } from '../../kit/load-failed.tsx';
import styles from './board.module.css';
import { BoardSkeleton } from './board-skeleton.tsx';
import { Player } from './player.tsx';
import { Side } from './side.tsx';
import { Strip } from './strip.tsx';
import { useBoard } from './use-board.ts';
import { useScriptUpdate } from './use-script-update.ts';
import { useShortcuts } from './use-shortcuts.ts';

const Timeline = later(() => import('./timeline.tsx'));
const ScriptUpdateDialog = later(() => import('./script-update-dialog.tsx'));

/** Step 4: player, strip of shots, and the selected shot's tools (BOARD-03). */
export default function Board() {
  const { t } = useLingui();
  const { state, projectId: loaded } = useSnapshot(board);
  const { projectId } = useSnapshot(film);
  const { changes, projectId: changedFilm } = useSnapshot(scriptUpdate);
  const again = useBoard();
  useScriptUpdate();
  useShortcuts();
  const { timeline } = useSnapshot(shotsView);
  if (state === 'failed' && loaded === projectId)
    return (
      <LoadFailed title={t`Couldn't load the storyboard`} onRetry={again}>
        <Trans>Your shots are safe on the server.</Trans>
      </LoadFailed>
    );
  if (state !== 'ready' || loaded !== projectId) return <BoardSkeleton />;
  return (
    <div data-ui="board" className={styles.board}>
      <div className={styles.main}>
        <Player />
        {timeline ? (
          <Suspense fallback={<Strip />}>
            <Timeline />
          </Suspense>
        ) : (
          <Strip />
        )}
      </div>
      <Side />
      <Suspense fallback={null}>
        {changes && changedFilm === loaded && <ScriptUpdateDialog changes={changes as ScriptChanges} />}
      </Suspense>
    </div>
  );
}
