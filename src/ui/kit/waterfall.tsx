import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Box, Layout } from '../../store/waterfall.ts';
import { dayName } from './day-name.ts';
import styles from './waterfall.module.css';

/** Cards in columns under the names of their days. Cards far from view are not in the page. */
export function Waterfall<Item>({
  layout,
  width,
  from,
  to,
  className = '',
  card,
}: {
  layout: Layout<Item>;
  /** Pixels of all columns. */
  width: number;
  /** The part of the layout that is near the viewport, in pixels. */
  from: number;
  to: number;
  /** For its position only. */
  className?: string | undefined;
  /** Renders a card, with its key. */
  card: (item: Item, box: Box) => ReactNode;
}) {
  const { i18n } = useLingui();
  const inView = ({ top, height }: { top: number; height: number }) => top + height >= from && top <= to;
  const last = layout.days.at(-1);
  return (
    <div
      className={`${styles.wall} ${className}`}
      data-ui="wall"
      style={{ height: layout.height, width: `min(100%, ${width}px)` }}
    >
      {layout.days.map(
        (day, at) =>
          inView({ top: day.top, height: (layout.days[at + 1]?.top ?? layout.height) - day.top }) && (
            <h2 key={day.date} className={styles.day} style={{ top: day.top }} data-last={day === last}>
              {dayName(day.date, i18n.locale, new Date())}
            </h2>
          ),
      )}
      {layout.cards.map(({ item, box }) => inView(box) && card(item, box))}
    </div>
  );
}
