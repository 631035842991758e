import { memo } from 'react';
import type { Box } from '../../store/waterfall.ts';
import { ClipCard } from '../kit/clip-card.tsx';
import { ClipComing } from '../kit/clip-pending.tsx';
import type { CardProps } from './card-props.ts';
import { CardWords } from './card-words.tsx';
import { clipActions } from './clip-actions.ts';
import { useClipName } from './clip-name.ts';
import { DoneCard } from './done-card.tsx';
import { ExpiredCard } from './expired-card.tsx';
import { FailedCard } from './failed-card.tsx';

/** A clip in progress (VIDEO-03). */
const ComingCard = (props: CardProps) => (
  <ClipComing name={useClipName(props.view)} view={props.view} actions={() => clipActions(props)} />
);

const BY_PHASE = { working: ComingCard, done: DoneCard, failed: FailedCard, expired: ExpiredCard } as const;

/** One clip of the history. */
export const Card = memo(function Card({ clip, view, box }: CardProps & { box: Box }) {
  const State = BY_PHASE[view.phase];
  return (
    <ClipCard ui="clip-card" phase={view.phase} name={useClipName(view)} box={box}>
      <State clip={clip} view={view} />
      <CardWords view={view} />
    </ClipCard>
  );
});
