import { useSnapshot } from 'valtio';
import type { DrawRecord } from '../../api/draw.ts';
import { changes } from '../../store/draw/change-picture.ts';
import { repeats } from '../../store/draw/repeat-draw.ts';
import { SubmitStatus } from '../kit/submit-status.tsx';

/** Says that a lost answer about one of the record's pictures is being checked; a toast says the outcome. */
export function ChangeStatus({ record }: { record: DrawRecord }) {
  const { bySlot } = useSnapshot(changes);
  const { bySlot: repeated } = useSnapshot(repeats);
  const id = record.draw_id;
  const isChecking =
    repeated[id] === 'checking' ||
    Object.entries(bySlot).some(([slot, state]) => slot.startsWith(`${id}|`) && state === 'checking');
  return isChecking ? <SubmitStatus state="checking" /> : null;
}
