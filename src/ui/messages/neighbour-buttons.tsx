import { useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronUp } from 'lucide-react';
import type { Broadcast } from '../../api/messages.ts';
import { IconButton } from '../kit/icon-button.tsx';

/** Buttons to the newer and the older message. */
export function NeighbourButtons({
  newer,
  older,
  onTurn,
}: {
  newer: Broadcast | undefined;
  older: Broadcast | undefined;
  onTurn: (message: Broadcast) => void;
}) {
  const { t } = useLingui();
  return (
    <>
      <Turn label={t`Newer message`} icon={ChevronUp} to={newer} onTurn={onTurn} />
      <Turn label={t`Older message`} icon={ChevronDown} to={older} onTurn={onTurn} />
    </>
  );
}

/** At either end it stays focusable and does nothing, so that the focus is not lost. */
function Turn({
  label,
  icon: Icon,
  to,
  onTurn,
}: {
  label: string;
  icon: typeof ChevronUp;
  to: Broadcast | undefined;
  onTurn: (message: Broadcast) => void;
}) {
  return (
    <IconButton aria-label={label} title={label} aria-disabled={!to} onClick={() => to && onTurn(to)}>
      <Icon aria-hidden size={18} strokeWidth={1.75} />
    </IconButton>
  );
}
