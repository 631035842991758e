import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { Shot } from '../../../api/shot.ts';
import { film } from '../../../store/film/film.ts';
import { board } from '../../../store/film/storyboard/board.ts';
import { shotProgress } from '../../../store/film/storyboard/shot-view.ts';
import { Quiet } from '../../kit/quiet.tsx';
import { SentenceGap } from '../../kit/sentence-gap.tsx';
import { useTasks } from '../../kit/use-tasks.ts';

/** Warns whoever exports while pictures or clips of the film are being made: the film will not have them. */
export function StillComing() {
  const { projectId } = useSnapshot(film);
  const pictures = useTasks('shot-image', { projectId });
  const clips = useTasks('shot-video', { projectId });
  const all = useSnapshot(board).shots as readonly Shot[];
  const submitted = [...pictures, ...clips]
    .filter(({ final, context }) => final === null && context.role_id === undefined)
    .map(({ context }) => context.scene_id);
  // those of a batch, and of another device, are known by the list alone
  const listed = all.filter((shot) =>
    Object.values(shotProgress(shot, [])).some((state) => state === 'queuing' || state === 'generating'),
  );
  const shots = new Set([...submitted, ...listed.map(({ id }) => id)]);
  if (shots.size === 0) return null;
  return (
    <Quiet small>
      {plural(shots.size, {
        one: '# shot is still being made.',
        other: '# shots are still being made.',
      })}
      <SentenceGap />
      <Trans>The film shows what each shot has when you press Export.</Trans>
    </Quiet>
  );
}
