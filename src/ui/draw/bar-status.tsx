import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { PROMPT_CHARACTERS } from '../../api/draw.ts';
import { drawModelName } from '../../api/draw-models.ts';
import { points } from '../../store/account/points.ts';
import { isComing } from '../../store/create-upload.ts';
import { drawForm } from '../../store/draw/draw-form.ts';
import { reference } from '../../store/draw/draw-reference.ts';
import { drawing } from '../../store/draw/draw-submit.ts';
import {
  askedRatio,
  flagProblems,
  lacksPicture,
  makerOf,
  ratioOf,
} from '../../store/draw/drawing-settings.ts';
import { readFlags, withoutFlags } from '../../store/draw/flags.ts';
import { PromptFull, usePromptFull } from '../kit/prompt-full.tsx';
import { SubmitStatus } from '../kit/submit-status.tsx';
import { uploadProblem } from '../kit/upload-words.ts';
import { useFormValue } from '../kit/use-form-value.ts';
import { usePassingProblem } from '../kit/use-passing-problem.ts';
import { flagWords } from './parameters/flag-words.ts';
import { useSettings } from './use-settings.ts';

export const STATUS_ID = 'draw-status';

const FILES = [reference.state];
const isEmpty = (): boolean => withoutFlags(drawForm.prompt) === '';
const endsInFlag = (): boolean => readFlags(drawForm.prompt).at(-1)?.to === drawForm.prompt.length;

/** The line between prompt and settings: what is missing or in progress, and why Generate is not ready. */
export function BarStatus({ missing }: { missing: boolean }) {
  const { state } = useSnapshot(drawing);
  const upload = useSnapshot(reference.state);
  const { problem } = upload;
  usePassingProblem(FILES, state);
  const form = useSettings();
  const empty = useFormValue(drawForm, isEmpty);
  const full = usePromptFull(drawForm, PROMPT_CHARACTERS);
  const typing = useFormValue(drawForm, endsInFlag);
  const [wrong] = flagProblems(form).filter(
    // a parameter that is still being typed is not wrong yet, until Generate was pressed
    ({ flag, why }) => why === 'other' || missing || !typing || flag.to < form.prompt.length,
  );
  const flag = wrong && flagWords(wrong, drawModelName(form.model));
  return (
    <SubmitStatus
      id={STATUS_ID}
      state={state}
      kind="draw"
      problem={
        missing && empty
          ? 'words'
          : (problem && uploadProblem(reference.use, problem)) || (wrong?.why !== 'other' && flag)
      }
      uploading={isComing(upload)}
    >
      {wrong?.why === 'other' ? (
        flag
      ) : full ? (
        <PromptFull most={PROMPT_CHARACTERS} />
      ) : (
        <InsteadOf form={form} />
      )}
    </SubmitStatus>
  );
}

/** Says that the model needs a picture, or which ratio is made instead of one that the model does not support. */
function InsteadOf({ form }: { form: Parameters<typeof ratioOf>[0] }) {
  useSnapshot(points);
  const [asked, made, maker] = [askedRatio(form), ratioOf(form), makerOf(form)?.name];
  if (lacksPicture(form)) return <Trans>{maker} needs a picture to start from.</Trans>;
  if (asked === made) return null;
  return (
    <Trans>
      {maker} doesn't make {asked}; it draws {made}.
    </Trans>
  );
}
