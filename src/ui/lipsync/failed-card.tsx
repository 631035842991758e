import { Trans } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { Button } from '../kit/button.tsx';
import { ClipFailed } from '../kit/clip-pending.tsx';
import { OfName } from '../kit/of-name.tsx';
import { reuse } from './again.ts';
import type { CardProps } from './card-props.ts';
import { deleteResult } from './delete-result.ts';
import { useOwnNameOf } from './use-name.ts';

/** A failed or cancelled result: the reason, the refunded points, reusing its settings, and deleting it (LIP-11). */
export function FailedCard({ row, view }: CardProps) {
  const name = useOwnNameOf(view);
  return (
    <ClipFailed name={name} view={view} onDelete={() => deleteResult(view)}>
      <Button size="xs" variant="secondary" onClick={() => reuse(row)}>
        <SlidersHorizontal aria-hidden size={13} strokeWidth={1.75} />
        <Trans>Reuse</Trans>
        <OfName name={name} />
      </Button>
    </ClipFailed>
  );
}
