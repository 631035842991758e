import { lipDraft, lipForm, plain } from '../../store/lipsync/lip-form.ts';
import { missingIn } from '../../store/lipsync/lip-request.ts';
import { making } from '../../store/lipsync/lip-submit.ts';
import { isSubmitting } from '../../store/tasks/create-submit.ts';
import { useGenerate as useSubmit } from '../kit/use-generate.ts';
import { useMissing } from '../kit/use-missing.ts';
import { focusField } from './field-ids.ts';
import { isArriving } from './is-arriving.ts';
import { sendForm } from './send-form.ts';

const find = () => missingIn(plain());

/** The Generate action of the lip-sync form (LIP-34, DIGI-11). */
export function useGenerate() {
  const { missing, setMissing, isComplete } = useMissing(lipForm, find, focusField);
  const generate = useSubmit({
    page: 'lipsync',
    isBusy: () => isSubmitting(making.state) || isArriving(),
    isComplete,
    send: () => sendForm(plain()),
    restore: lipDraft.restore,
  });
  return { generate, missing, setMissing };
}
