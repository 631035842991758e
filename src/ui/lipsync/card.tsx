import { memo } from 'react';
import type { Box } from '../../store/waterfall.ts';
import { ClipCard } from '../kit/clip-card.tsx';
import { ClipComing } from '../kit/clip-pending.tsx';
import type { CardProps } from './card-props.ts';
import { CardWords } from './card-words.tsx';
import { DoneCard } from './done-card.tsx';
import { FailedCard } from './failed-card.tsx';
import { lipActions } from './lip-actions.ts';
import { useOwnNameOf } from './use-name.ts';

/** A result in progress (LIP-10). */
const ComingCard = (props: CardProps) => (
  <ClipComing name={useOwnNameOf(props.view)} view={props.view} actions={() => lipActions(props)} />
);

const BY_PHASE = { working: ComingCard, done: DoneCard, failed: FailedCard } as const;

/** One result. */
export const Card = memo(function Card({ row, view, box }: CardProps & { box: Box }) {
  const State = BY_PHASE[view.phase];
  const name = useOwnNameOf(view);
  return (
    <ClipCard ui="lip-card" phase={view.phase} name={name} box={box}>
      <State row={row} view={view} />
      <CardWords view={view} />
    </ClipCard>
  );
});
