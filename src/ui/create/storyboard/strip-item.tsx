import { useSortable } from '@dnd-kit/sortable';
import { useLingui } from '@lingui/react/macro';
import { Film } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import type { Shot } from '../../../api/shot.ts';
import { selectShot } from '../../../store/film/storyboard/board.ts';
import { shotProgress } from '../../../store/film/storyboard/shot-view.ts';
import { mediaOf } from '../../kit/media-address.ts';
import { rowOf } from '../../kit/pass-focus.ts';
import { RevealedPicture } from '../../kit/revealed-picture.tsx';
import { TILE, TILE_SHOWN } from '../../kit/tile-button.tsx';
import { useOnceNear } from '../../kit/use-once-near.ts';
import { ShotMenuButton } from './shot-menu-button.tsx';
import { ShotState, useStateWord } from './shot-state.tsx';
import styles from './strip-item.module.css';
import { shotPlace } from './use-shot-stop.ts';
import { useShotTasks } from './use-shot-tasks.ts';
import { wordsOfShot } from './words-of-shot.ts';

/** Along the strip and down the page. */
const bringIntoView = (shot: HTMLElement | null) =>
  shot?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** Along the strip alone: a storyboard opens at its top, where a low window would show the strip. */
function bringAcross(shot: HTMLElement | null): void {
  const strip = shot?.closest('[data-ui=strip]');
  if (!shot || !strip) return;
  const [place, frame] = [shot.getBoundingClientRect(), strip.getBoundingClientRect()];
  strip.scrollLeft += Math.min(0, place.left - frame.left) || Math.max(0, place.right - frame.right);
}

/** A shot in the strip: press to select, drag to move, menu for the rest (BOARD-11). Far from view it is no more than a named button. */
export const StripItem = memo(function StripItem({
  shot,
  index,
  of,
  chosen,
  stop,
  near,
}: {
  shot: Shot;
  index: number;
  of: number;
  chosen: boolean;
  /** Whether Tab reaches it; the arrow keys reach the others. */
  stop: boolean;
  /** Whether it is so near the chosen shot that it is in view, or soon will be. */
  near: boolean;
}) {
  const { t } = useLingui();
  const tasks = useShotTasks(shot.id);
  const place = useRef<HTMLLIElement | null>(null);
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id: shot.id });
  const number = index + 1;
  const tabIndex = stop ? 0 : -1;
  const words = wordsOfShot(shot);
  const progress = shotProgress(shot, tasks);
  const state = useStateWord(progress);
  const name = words ? t`Shot ${number}: ${words}` : t`Shot ${number}`;
  const picture = mediaOf(shot.scene_img, 320);
  const whole = useOnceNear(place, near, '[data-ui=strip]');
  const opened = useRef(false);
  useEffect(() => {
    if (chosen) (opened.current ? bringIntoView : bringAcross)(place.current);
    opened.current = true;
  }, [chosen]);
  return (
    <li
      ref={(node) => {
        setNodeRef(node);
        place.current = node;
      }}
      {...rowOf('shot')}
      {...shotPlace(shot.id)}
      {...(chosen ? TILE_SHOWN : TILE)}
      className={styles.shot}
      data-chosen={chosen || undefined}
      data-dragging={isDragging || undefined}
      style={{
        ...(transform ? { transform: `translate3d(${transform.x}px, 0, 0)` } : {}),
        ...(transition ? { transition } : {}),
      }}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        data-ui="shot"
        className={styles.open}
        {...attributes}
        {...listeners}
        aria-roledescription={t`draggable`}
        tabIndex={tabIndex}
        aria-current={chosen}
        // replaces the content, so it has to say what that shows
        aria-label={state ? `${name} · ${state}` : name}
        onClick={() => selectShot(shot.id)}
      >
        {whole && (
          <>
            <RevealedPicture source={picture ?? null} alt="" lazy>
              <i />
            </RevealedPicture>
            <b aria-hidden>{number}</b>
            {shot.list_type === 2 && shot.video_url && <Film aria-hidden size={14} strokeWidth={1.9} />}
            <ShotState progress={progress} />
          </>
        )}
      </button>
      {whole && (
        <>
          <ShotMenuButton shot={shot} index={index} of={of} tabIndex={tabIndex} />
          <span data-ui="shot-words" dir="auto" className={styles.words} aria-hidden>
            {words}
          </span>
        </>
      )}
    </li>
  );
});
