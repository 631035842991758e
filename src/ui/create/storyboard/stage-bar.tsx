import { Trans, useLingui } from '@lingui/react/macro';
import { ChartNoAxesGantt, Pause, Play } from 'lucide-react';
import { Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { filmPreview } from '../../../store/film/preview/film-preview.ts';
import { board } from '../../../store/film/storyboard/board.ts';
import { shownIn } from '../../../store/film/storyboard/shot-view.ts';
import { shotsView } from '../../../store/film/storyboard/shots-view.ts';
import { Button } from '../../kit/button.tsx';
import { IconButton } from '../../kit/icon-button.tsx';
import { later } from '../../kit/later.ts';
import { Quiet } from '../../kit/quiet.tsx';
import { toggleFilm } from '../preview/play-film.ts';
import { ClipControls } from './clip-controls.tsx';
import { HistoryButtons } from './history-buttons.tsx';
import { ShortcutsButton } from './shortcuts-button.tsx';
import styles from './stage-bar.module.css';

const FilmControls = later(() => import('../preview/film-controls.tsx'));

/** The controls of the film and of the shot's clip, below the stage so that they do not cover picture and subtitles. */
export function StageBar({ clip, index }: { clip: HTMLVideoElement | null; index: number }) {
  const { t } = useLingui();
  const { shots } = useSnapshot(board);
  const { playing, open } = useSnapshot(filmPreview);
  const { timeline } = useSnapshot(shotsView);
  const empty = !board.shots.some((shot) => shownIn(shot).kind !== 'nothing');
  const Icon = playing ? Pause : Play;
  const [number, of] = [index + 1, shots.length];
  return (
    <div data-ui="stage-bar" className={styles.bar}>
      <Button
        variant="soft"
        size="sm"
        disabledReason={empty && t`No shot has a picture yet`}
        onClick={toggleFilm}
      >
        <Icon aria-hidden size={14} strokeWidth={1.9} />
        {playing ? <Trans>Pause film</Trans> : <Trans>Play film</Trans>}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <FilmControls />
        </Suspense>
      ) : (
        <>
          {of > 0 && (
            <span className={styles.place}>
              <Quiet as="span" small>
                <Trans>
                  Shot {number} of {of}
                </Trans>
              </Quiet>
            </span>
          )}
          <HistoryButtons />
          <IconButton
            aria-label={t`Timeline`}
            title={t`Timeline`}
            aria-pressed={timeline}
            onClick={() => {
              shotsView.timeline = !timeline;
            }}
          >
            <ChartNoAxesGantt aria-hidden size={16} strokeWidth={1.75} />
          </IconButton>
          <ShortcutsButton />
          {clip && <ClipControls key={clip.src} clip={clip} number={number} />}
        </>
      )}
    </div>
  );
}
