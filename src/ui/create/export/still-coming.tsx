import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { film } from '../../../store/film/film.ts';
import { Quiet } from '../../kit/quiet.tsx';
import { SentenceGap } from '../../kit/sentence-gap.tsx';
import { useTasks } from '../../kit/use-tasks.ts';

/** Warns whoever exports while pictures or clips of the film are being made: the film will not have them. */
export function StillComing() {
  const { projectId } = useSnapshot(film);
  const pictures = useTasks('shot-image', { projectId });
  const clips = useTasks('shot-video', { projectId });
  const shots = new Set(
    [...pictures, ...clips]
      .filter(({ final, context }) => final === null && context.role_id === undefined)
      .map(({ context }) => context.scene_id),
  );
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
