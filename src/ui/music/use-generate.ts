import { musicDraft, musicForm, plain } from '../../store/music/music-form.ts';
import { missingIn } from '../../store/music/music-request.ts';
import { making } from '../../store/music/music-submit.ts';
import { referenceUpload } from '../../store/music/reference.ts';
import { isSubmitting } from '../../store/tasks/create-submit.ts';
import { useGenerate as useSubmit } from '../kit/use-generate.ts';
import { useMissing } from '../kit/use-missing.ts';
import { focusField } from './field-ids.ts';
import { sendForm } from './send-form.ts';

const find = () => missingIn(plain());

/** The Generate action of the music form (MUSIC-27). */
export function useGenerate() {
  const { missing, isComplete } = useMissing(musicForm, find, focusField);
  const generate = useSubmit({
    page: 'music',
    isBusy: () => isSubmitting(making.state) || referenceUpload.phase !== 'idle',
    isComplete,
    send: () => sendForm(plain()),
    restore: musicDraft.restore,
  });
  return { generate, missing };
}
