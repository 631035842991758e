import { useLingui } from '@lingui/react/macro';
import { openOverlay } from '../../store/lipsync/overlay.ts';
import { ClipMedia, ClipPoster } from '../kit/clip-card.tsx';
import { clockOf } from '../kit/elapsed.ts';
import type { CardProps } from './card-props.ts';
import { lipActions } from './lip-actions.ts';
import { useOwnNameOf } from './use-name.ts';

/** A finished result: its poster and length; a press plays it (LIP-12). */
export function DoneCard({ row, view }: CardProps) {
  const { t } = useLingui();
  const name = useOwnNameOf(view);
  return (
    <ClipMedia>
      <ClipPoster
        id={{ 'data-lip': view.key }}
        name={name}
        label={t`Play: ${name}`}
        poster={view.poster}
        awaited={row.status_code !== 2}
        starred={view.starred}
        signs={<time>{clockOf(Math.round(view.seconds))}</time>}
        most={2}
        actions={() => lipActions({ row, view })}
        onOpen={() => openOverlay({ name: 'player', taskId: view.key })}
      />
    </ClipMedia>
  );
}
