import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { film } from '../../../store/film/film.ts';
import { board } from '../../../store/film/storyboard/board.ts';
import { Plain } from '../../kit/plain.tsx';
import { BoardBones } from './board-bones.tsx';
import { Player } from './player.tsx';
import { Side } from './side.tsx';
import { Strip } from './strip.tsx';
import { useBoard } from './use-board.ts';
import './board.css';

/** Step 4: the player, the strip of shots below it, and the tools for the shot that is worked on (BOARD-03). */
export default function Board() {
  const { t } = useLingui();
  const { state, projectId: loaded } = useSnapshot(board);
  const { projectId } = useSnapshot(film);
  const again = useBoard();
  if (state === 'failed' && loaded === projectId)
    return (
      <Plain
        heading="h2"
        title={t`The storyboard could not be loaded`}
        action={{ run: again, label: t`Try again` }}
      >
        <Trans>Your shots are safe on the server.</Trans>
      </Plain>
    );
  if (state !== 'ready' || loaded !== projectId) return <BoardBones />;
  return (
    <div className="board">
      <div className="board-main">
        <Player />
        <Strip />
      </div>
      <Side />
    </div>
  );
}
