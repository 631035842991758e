import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { browser } from '../../../store/browser.ts';
import { film } from '../../../store/film/film.ts';
import { clipView, type Medium, pictureViews } from '../../../store/film/storyboard/material-view.ts';
import {
  type Clip,
  loadClips,
  loadPictures,
  materials,
  moreClips,
  morePictures,
  type Picture,
  turnTo,
} from '../../../store/film/storyboard/materials.ts';
import { report } from '../../errors/error-policy.ts';
import { reportAs } from '../../errors/report-as.ts';
import { useTasks } from '../../kit/use-tasks.ts';
import { useShowNew } from '../use-show-new.ts';
import { MaterialList } from './material-list.tsx';
import { MaterialTile } from './material-tile.tsx';

const CALLS = {
  picture: { load: loadPictures, more: morePictures },
  clip: { load: loadClips, more: moreClips },
};

/** The pictures or clips of the shot, newest first (BOARD-47, BOARD-48). */
export function Materials({ medium, shotId }: { medium: Medium; shotId: number }) {
  const { t } = useLingui();
  const { online } = useSnapshot(browser);
  const { pictures, clips } = useSnapshot(materials);
  const { projectId } = useSnapshot(film);
  const { state, hasNext } = medium === 'picture' ? pictures : clips;
  // rows are never changed in place, so the snapshot contains the rows themselves
  const views =
    medium === 'picture'
      ? pictures.items.flatMap((item) => pictureViews(item as Picture))
      : clips.items.map((item) => clipView(item as Clip));
  const tasks = useTasks(medium === 'picture' ? 'shot-image' : 'shot-video', { projectId, shotId });
  const messages = new Map(
    tasks.flatMap(({ id, result }) =>
      typeof result.progress_msg === 'string' ? [[id, result.progress_msg]] : [],
    ),
  );
  const read = () => {
    turnTo(shotId);
    CALLS[medium].load().catch((error: unknown) => report(error, { background: true }));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another shot, or the network's return, reads anew
  useEffect(read, [medium, shotId, online]);
  const list = useShowNew(`${medium} ${shotId}`, state === 'ready' ? views : null);
  return (
    <MaterialList
      list={list}
      title={medium === 'picture' ? t`Pictures` : t`Clips`}
      state={state}
      count={views.length}
      hasNext={hasNext}
      empty={medium === 'picture' ? t`No pictures yet.` : t`No clips yet.`}
      onAgain={read}
      onMore={() =>
        void CALLS[medium].more().catch((error: unknown) => reportAs(t`Failed to load more data`, error))
      }
    >
      {views.map((view, index) => (
        <MaterialTile
          key={view.key}
          medium={medium}
          view={view}
          progress={messages.get(view.key.split('|')[0] ?? '')}
          number={index + 1}
        />
      ))}
    </MaterialList>
  );
}
