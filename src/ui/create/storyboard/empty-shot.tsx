import { Plural, Trans } from '@lingui/react/macro';
import { ImagePlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Shot } from '../../../api/shot.ts';
import { picturesMissing } from '../../../store/film/storyboard/batch.ts';
import { board } from '../../../store/film/storyboard/board.ts';
import { shotProgress } from '../../../store/film/storyboard/shot-view.ts';
import { Button } from '../../kit/button.tsx';
import { later } from '../../kit/later.ts';
import { useHeir } from '../../kit/use-heir.ts';
import styles from './player.module.css';
import { useShotTasks } from './use-shot-tasks.ts';

const BatchDialog = later(() => import('./batch-dialog.tsx'));

/** The chosen shot in the strip, which stays when its picture comes. */
const chosenShot = () => document.querySelector<HTMLElement>('[data-ui=shot][aria-current=true]');

/** Shown for a shot without a picture: how to make one, unless it is being made, and those of all other shots without. */
export function EmptyShot({ shot }: { shot: Shot }) {
  const shots = useSnapshot(board).shots as readonly Shot[];
  const [asking, setAsking] = useState(false);
  const heir = useHeir(chosenShot);
  const missing = picturesMissing(shots).length;
  const { picture, clip } = shotProgress(shot, useShotTasks(shot.id));
  const coming = [picture, clip].some((state) => state === 'queuing' || state === 'generating');
  return (
    <div className={styles.empty}>
      <p>
        {coming ? (
          <Trans>It appears here when it's done.</Trans>
        ) : (
          <Trans>This shot has no picture yet. Describe it and press Generate.</Trans>
        )}
      </p>
      {missing > 1 && (
        <Button ref={heir} size="sm" variant="soft" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          <ImagePlus aria-hidden size={15} strokeWidth={1.75} />
          <Plural value={missing} one="Draw # missing picture" other="Draw all # missing pictures" />
        </Button>
      )}
      <Suspense fallback={null}>
        {asking && <BatchDialog kind="missing" onClose={() => setAsking(false)} />}
      </Suspense>
    </div>
  );
}
