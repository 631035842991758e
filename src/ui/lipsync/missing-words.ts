import { useLingui } from '@lingui/react/macro';
import type { Missing } from '../../store/lipsync/lip-request.ts';

/** What to do about each missing field. */
export function useMissingWords(): Record<Missing, string> {
  const { t } = useLingui();
  return {
    picture: t`Add a picture of a face first`,
    face: t`No face was found: move the ovals onto mouth and eyes first`,
    clip: t`Add a source video first`,
    // LIP-22
    text: t`Empty reading text: write what is to be read`,
    // LIP-23
    voice: t`Please select a voice`,
    speech: t`Generate the audio first, and listen to it`,
    upload: t`Add an audio file first`,
    longer: t`Duration exceeded: the audio is longer than the video`,
  };
}
