import { useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronUp } from 'lucide-react';
import type { Broadcast } from '../../api/messages.ts';
import { IconButton } from '../kit/icon-button.tsx';

/** Turn to the message before and after. */
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

/** Without a message to turn to it stays reachable and does nothing, so that the focus is not lost at either end. */
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
