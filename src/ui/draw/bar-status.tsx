import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { browser } from '../../store/browser.ts';
import { drawForm } from '../../store/draw/draw-form.ts';
import { referenceUpload } from '../../store/draw/draw-reference.ts';
import { drawing } from '../../store/draw/draw-submit.ts';
import { StatusLine } from '../kit/status-line.tsx';

export const STATUS_ID = 'draw-status';

/** One line between the words and the settings: what is missing, what is awaited, why Generate is not ready. */
export function BarStatus({ missing }: { missing: boolean }) {
  const { online } = useSnapshot(browser);
  const { state } = useSnapshot(drawing);
  const { progress, problem } = useSnapshot(referenceUpload);
  const empty = useSnapshot(drawForm).prompt.trim() === '';
  const said = lineOf({ online, state, uploading: progress !== null, problem, missing: missing && empty });
  return (
    <StatusLine id={STATUS_ID} bad={said?.bad}>
      {said?.words}
    </StatusLine>
  );
}

function lineOf({
  online,
  state,
  uploading,
  problem,
  missing,
}: {
  online: boolean;
  state: typeof drawing.state;
  uploading: boolean;
  problem: typeof referenceUpload.problem;
  missing: boolean;
}) {
  if (missing) return { bad: true, words: <Trans>Please enter a description</Trans> };
  if (problem === 'type') return { bad: true, words: <Trans>Only JPG or PNG images are supported</Trans> };
  if (problem === 'size') return { bad: true, words: <Trans>Image size exceeded (10 MB)</Trans> };
  if (problem === 'failed') return { bad: true, words: <Trans>Upload failed</Trans> };
  if (state === 'checking') return { bad: false, words: <Trans>No reply yet; checking…</Trans> };
  if (state === 'not-charged')
    return {
      bad: false,
      words: <Trans>That didn't go through. Nothing was charged; try again</Trans>,
    };
  if (state === 'unclear')
    return {
      bad: false,
      words: <Trans>No reply. If it was started, it will show up in your history</Trans>,
    };
  if (!online)
    return { bad: false, words: <Trans>You're offline. You can generate when you're back online</Trans> };
  if (uploading) return { bad: false, words: <Trans>The reference picture is still uploading</Trans> };
  return null;
}
