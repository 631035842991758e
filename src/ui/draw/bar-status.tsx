import { useSnapshot } from 'valtio';
import { drawForm } from '../../store/draw/draw-form.ts';
import { reference } from '../../store/draw/draw-reference.ts';
import { drawing } from '../../store/draw/draw-submit.ts';
import { SubmitStatus } from '../kit/submit-status.tsx';
import { uploadProblem } from '../kit/upload-words.ts';

export const STATUS_ID = 'draw-status';

/** A line between prompt and settings: what is missing or in progress, and why Generate is not ready. */
export function BarStatus({ missing }: { missing: boolean }) {
  const { state } = useSnapshot(drawing);
  const { phase, problem } = useSnapshot(reference.state);
  const empty = useSnapshot(drawForm).prompt.trim() === '';
  return (
    <SubmitStatus
      id={STATUS_ID}
      state={state}
      problem={missing && empty ? 'words' : problem && uploadProblem(reference.use, problem)}
      uploading={phase === 'uploading'}
    />
  );
}
