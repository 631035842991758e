import { memo } from 'react';
import type { Box } from '../../store/video/clip-layout.ts';
import styles from './card.module.css';
import type { CardProps } from './card-props.ts';
import { CardWords } from './card-words.tsx';
import { ComingCard } from './coming-card.tsx';
import { DoneCard } from './done-card.tsx';
import { ExpiredCard } from './expired-card.tsx';
import { FailedCard } from './failed-card.tsx';

const BY_PHASE = { working: ComingCard, done: DoneCard, failed: FailedCard, expired: ExpiredCard } as const;

/** One clip of the history: its picture in a column, its words in the room beside it. */
export const Card = memo(function Card({ clip, view, box }: CardProps & { box: Box }) {
  const State = BY_PHASE[view.phase];
  return (
    <article
      className={styles.card}
      data-ui="clip-card"
      data-phase={view.phase}
      aria-label={view.prompt || view.modeName}
      aria-busy={view.phase === 'working'}
      style={{ top: box.top, left: box.left, height: box.height }}
    >
      <State clip={clip} view={view} />
      <CardWords view={view} height={box.height} />
    </article>
  );
});
