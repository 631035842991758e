import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { drawForm } from '../../store/draw/draw-form.ts';
import { referenceUpload } from '../../store/draw/draw-reference.ts';
import { drawing } from '../../store/draw/draw-submit.ts';
import { SubmitStatus } from '../kit/submit-status.tsx';

export const STATUS_ID = 'draw-status';

const PROBLEMS = {
  type: <Trans>Only JPG or PNG images are supported</Trans>,
  size: <Trans>Image size exceeded (10 MB)</Trans>,
  failed: <Trans>Upload failed</Trans>,
};

/** One line between the words and the settings: what is missing, what is awaited, why Generate is not ready. */
export function BarStatus({ missing }: { missing: boolean }) {
  const { state } = useSnapshot(drawing);
  const { progress, problem } = useSnapshot(referenceUpload);
  const empty = useSnapshot(drawForm).prompt.trim() === '';
  return (
    <SubmitStatus
      id={STATUS_ID}
      state={state}
      problem={missing && empty ? 'words' : problem && PROBLEMS[problem]}
      uploading={progress !== null}
    />
  );
}
