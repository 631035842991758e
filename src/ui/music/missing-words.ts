import { useLingui } from '@lingui/react/macro';
import type { Missing } from '../../store/music/music-request.ts';

/** What to do about each missing field. */
export function useMissingWords(): Record<Missing, string> {
  const { t } = useLingui();
  return {
    description: t`Describe the song first`,
    lyrics: t`Add lyrics, have them written, or choose an instrumental`,
    tags: t`Say which style of music it is`,
    reference: t`Add an audio file first`,
  };
}
