import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { EXPORT_STEP, type FilmInfo } from '../../api/exports.ts';

/** What is made before the shots are joined. For a server that does not say, all of it. */
const soundName = ({ music = 1, voice = 1 }: Partial<FilmInfo>): MessageDescriptor => {
  if (music && voice) return msg`Creating voice-over and music`;
  if (voice) return msg`Creating voice-over`;
  return music ? msg`Creating music` : msg`Collecting the shots`;
};

/** What an export is doing, by its step and what is in the film. */
export function exportStepName(info: Partial<FilmInfo>): MessageDescriptor {
  switch (info.step ?? EXPORT_STEP.waiting) {
    case EXPORT_STEP.waiting:
      return msg`Waiting`;
    case EXPORT_STEP.sound:
      return soundName(info);
    case EXPORT_STEP.joining:
      return msg`Joining the shots`;
    default:
      return msg`Exporting`;
  }
}
