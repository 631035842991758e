import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { VIDEO_PROMPT_CHARACTERS } from '../../api/video.ts';
import { ratioFor } from '../../api/video-modes.ts';
import { clipMaker } from '../../store/account/clip-makers.ts';
import { points } from '../../store/account/points.ts';
import {
  type ClipSettings,
  clipForm,
  makerOf,
  picturesOf,
  ratioOf,
  rowOf,
} from '../../store/video/clip-form.ts';
import { missingIn } from '../../store/video/clip-request.ts';
import { making } from '../../store/video/clip-submit.ts';
import { betterRatio, firstFrame } from '../../store/video/frame-fit.ts';
import { frameUploads } from '../../store/video/frame-upload.ts';
import { PromptFull, usePromptFull } from '../kit/prompt-full.tsx';
import { SubmitStatus } from '../kit/submit-status.tsx';
import { TextButton } from '../kit/text-button.tsx';
import { uploadProblem } from '../kit/upload-words.ts';
import { useFormValue } from '../kit/use-form-value.ts';
import { useHeir } from '../kit/use-heir.ts';
import { usePassingProblem } from '../kit/use-passing-problem.ts';
import { parameterChip, STATUS_ID } from './prompt-focus.ts';
import { useUploading } from './use-uploading.ts';

const FILES = Object.values(frameUploads).map(({ state }) => state);
const isEmpty = (): boolean => clipForm.prompt.trim() === '';
const wants = () => missingIn(clipForm);

/** The line between prompt and settings: what is missing or in progress, or who makes the clips. */
export function BarStatus({ missing }: { missing: boolean }) {
  const { t } = useLingui();
  const { state } = useSnapshot(making);
  const form = useSnapshot(clipForm) as ClipSettings;
  const { payload } = useSnapshot(points);
  const { mode, row } = rowOf(form);
  const maker = clipMaker(payload, mode.value, row);
  const [asked, made] = [ratioFor(mode, form.ratio), ratioOf(form)];
  const better = betterRatio(form, useSnapshot(firstFrame));
  const { uploading, problem } = useUploading();
  usePassingProblem(FILES, state);
  const empty = useFormValue(clipForm, isEmpty);
  const full = usePromptFull(clipForm, VIDEO_PROMPT_CHARACTERS);
  const heir = useHeir(parameterChip);
  const wanting = useFormValue(clipForm, wants);
  return (
    <SubmitStatus
      id={STATUS_ID}
      state={state}
      kind="video"
      problem={
        missing && empty ? t`Please add description` : problem && uploadProblem('drawReference', problem)
      }
      uploading={uploading}
    >
      {full ? (
        <PromptFull most={VIDEO_PROMPT_CHARACTERS} />
      ) : wanting === 'words' ? (
        mode.wordless && !makerOf(form)?.needs?.includes('prompt') ? (
          <Trans>Needs a few words or a frame.</Trans>
        ) : (
          <Trans>Needs a few words.</Trans>
        )
      ) : wanting === 'picture' ? (
        <Trans>{maker} needs a picture to start from.</Trans>
      ) : asked !== made ? (
        <Trans>
          {maker} doesn't make {asked}; the clip will be {made}.
        </Trans>
      ) : // services may follow the frame's own shape
      maker === 'built-in engine' && better ? (
        <>
          <Trans>In {made}, much of the first frame is cut off.</Trans>{' '}
          <TextButton
            ref={heir}
            onClick={() => {
              clipForm.ratio = better;
            }}
          >
            <Trans>Use {better}</Trans>
          </TextButton>
        </>
      ) : maker === 'built-in engine' && picturesOf(form).references.length > 0 ? (
        <Trans>
          The built-in engine takes subject and colors from pictures drawn here from words, and only colors
          from all others.
        </Trans>
      ) : maker === 'built-in engine' ? (
        <Trans>Made by the built-in engine: a painted, animated scene, not filmed footage.</Trans>
      ) : maker ? (
        <Trans>Made by {maker}</Trans>
      ) : null}
    </SubmitStatus>
  );
}
