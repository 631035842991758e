import { useLingui } from '@lingui/react/macro';
import type { CSSProperties, KeyboardEvent, PointerEvent, RefObject } from 'react';
import type { Oval } from '../../api/faces.ts';
import styles from './face-editor.module.css';

/** How far one key press moves, and how much it resizes, as fractions of the picture. */
const STEP = 0.005;
const GROWTH = 1.06;

const MOVES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

const percent = (share: number): number => Math.round(share * 100);

/** One part of a face: the oval moves it, its corner resizes it. */
export function FacePartHandle({
  name,
  describedBy,
  box,
  place,
  tilt,
  isMouth,
  onPlace,
}: {
  name: string;
  describedBy: string;
  /** The picture, which positions are fractions of. */
  box: RefObject<HTMLElement | null>;
  place: Oval;
  tilt: number;
  isMouth: boolean;
  onPlace: (place: Oval) => void;
}) {
  const { t } = useLingui();
  /** Tracks a pointer from where it was pressed. */
  const follow = (event: PointerEvent, moved: (dx: number, dy: number) => Oval) => {
    const size = box.current?.getBoundingClientRect();
    if (!size || size.width === 0 || event.button !== 0) return;
    event.preventDefault();
    const target = event.currentTarget as HTMLElement;
    target.focus({ preventScroll: true });
    target.setPointerCapture(event.pointerId);
    const [fromX, fromY] = [event.clientX, event.clientY];
    const onMove = ({ clientX, clientY }: globalThis.PointerEvent) =>
      onPlace(moved((clientX - fromX) / size.width, (clientY - fromY) / size.height));
    const end = () => {
      target.removeEventListener('pointermove', onMove);
      target.removeEventListener('pointerup', end);
      target.removeEventListener('pointercancel', end);
    };
    target.addEventListener('pointermove', onMove);
    target.addEventListener('pointerup', end);
    target.addEventListener('pointercancel', end);
  };
  const onKey = (event: KeyboardEvent) => {
    const grows =
      event.key === '+' || event.key === '='
        ? GROWTH
        : event.key === '-' || event.key === '_'
          ? 1 / GROWTH
          : 0;
    const [dx, dy] = MOVES[event.key] ?? [0, 0];
    if (!grows && !dx && !dy) return;
    event.preventDefault();
    if (grows) {
      onPlace({ ...place, width: place.width * grows, height: place.height * grows });
      return;
    }
    if (event.shiftKey) onPlace({ ...place, width: place.width + dx * 2, height: place.height - dy * 2 });
    else onPlace({ ...place, x: place.x + dx, y: place.y + dy });
  };
  const [x, y, width] = [percent(place.x), percent(place.y), percent(place.width)];
  const style = {
    left: `${place.x * 100}%`,
    top: `${place.y * 100}%`,
    width: `${place.width * 100}%`,
    height: `${place.height * 100}%`,
    '--tilt': `${tilt}rad`,
  } as CSSProperties;
  return (
    <div className={styles.part} data-mouth={isMouth || undefined} style={style}>
      <button
        type="button"
        className={styles.oval}
        aria-label={t`${name}: ${x} % across, ${y} % down, ${width} % wide`}
        aria-describedby={describedBy}
        onKeyDown={onKey}
        onPointerDown={(event) => follow(event, (dx, dy) => ({ ...place, x: place.x + dx, y: place.y + dy }))}
      />
      <span
        className={styles.corner}
        data-ui="face-corner"
        aria-hidden
        onPointerDown={(event) =>
          follow(event, (dx, dy) => ({
            ...place,
            width: place.width + dx * 2,
            height: place.height + dy * 2,
          }))
        }
      />
    </div>
  );
}
