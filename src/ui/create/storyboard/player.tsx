import { Trans } from '@lingui/react/macro';
import { Clapperboard } from 'lucide-react';
import { type CSSProperties, Suspense, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { isFromAfar } from '../../../api/from-afar.ts';
import type { Shot } from '../../../api/shot.ts';
import { filmPreview } from '../../../store/film/preview/film-preview.ts';
import { board } from '../../../store/film/storyboard/board.ts';
import { shotProgress } from '../../../store/film/storyboard/shot-view.ts';
import { later } from '../../kit/later.ts';
import { useLostFocus } from '../../kit/use-lost-focus.ts';
import { playButton } from '../preview/play-button.ts';
import styles from './player.module.css';
import { ShotState } from './shot-state.tsx';
import { Shown } from './shown.tsx';
import { StageBar } from './stage-bar.tsx';
import { UploadOverlay } from './upload-overlay.tsx';
import { useFilmSelection } from './use-film-selection.ts';
import { useShot } from './use-shot.ts';
import { useShotTasks } from './use-shot-tasks.ts';
import { useShotText } from './use-shot-text.ts';

const FilmScreen = later(() => import('../preview/film-screen.tsx'));
const FilmNotes = later(() => import('../preview/film-notes.tsx'));

/** The selected shot: its clip, its picture, or what is in progress, with its narration as subtitles. */
export function Player() {
  const { ratio } = useSnapshot(board);
  const { shot, index } = useShot();
  const [clip, setClip] = useState<HTMLVideoElement | null>(null);
  const { open } = useSnapshot(filmPreview);
  useFilmSelection();
  // Escape closes the preview from each of its buttons
  const bar = useRef<HTMLDivElement>(null);
  const held = useLostFocus(() => playButton(bar.current));
  const [wide = 16, high = 9] = ratio.split(':').map(Number);
  return (
    <div className={styles.player} data-ui="player-part">
      <div className={styles.fit}>
        <div data-ui="player" className={styles.stage} style={{ '--r': wide / high } as CSSProperties}>
          {open ? (
            <Suspense fallback={null}>
              <FilmScreen />
            </Suspense>
          ) : shot ? (
            <>
              <Shown key={shot.id} shot={shot} number={index + 1} onClip={setClip} />
              <Progress shot={shot} />
              <UploadOverlay id={shot.id} />
              <Caption shot={shot} />
            </>
          ) : (
            <div className={styles.empty}>
              <Clapperboard aria-hidden size={28} strokeWidth={1.5} />
              <p>
                <Trans>No shots in the storyboard yet. Add one below.</Trans>
              </p>
            </div>
          )}
        </div>
      </div>
      <div ref={bar} {...held}>
        <StageBar clip={clip} index={index} />
        {open && (
          <Suspense fallback={null}>
            <FilmNotes />
          </Suspense>
        )}
      </div>
    </div>
  );
}

function Progress({ shot }: { shot: Shot }) {
  const tasks = useShotTasks(shot.id);
  return <ShotState large progress={shotProgress(shot, tasks)} />;
}

/** A separate component, because it changes with every keystroke. */
function Caption({ shot }: { shot: Shot }) {
  const narration = useShotText(shot, 'narration').trim();
  const onTop = isFromAfar(useShotText(shot, 'static_desc'));
  if (!narration) return null;
  return (
    <div data-ui="caption" className={styles.caption} data-top={onTop || undefined}>
      <p dir="auto">{narration}</p>
    </div>
  );
}
