import { plural } from '@lingui/core/macro';
import { useSnapshot } from 'valtio';
import { film } from '../../../store/film/film.ts';
import type { Medium } from '../../../store/film/storyboard/material-view.ts';
import { Quiet } from '../../kit/quiet.tsx';
import { useTasks } from '../../kit/use-tasks.ts';

/**
 * Says below Generate that it runs: on a phone all else that moves is out of sight. Below, so that the button stays where it was
 * pressed, and without a role: the press has been announced.
 */
export function BeingMade({ shotId, medium }: { shotId: number; medium: Medium }) {
  const { projectId } = useSnapshot(film);
  const tasks = useTasks(medium === 'picture' ? 'shot-image' : 'shot-video', { projectId, shotId });
  const count = tasks.filter(({ final }) => final === null).length;
  if (count === 0) return null;
  return (
    <Quiet small>
      {medium === 'picture'
        ? plural(count, { one: '# picture is being made', other: '# pictures are being made' })
        : plural(count, { one: '# clip is being made', other: '# clips are being made' })}
    </Quiet>
  );
}
