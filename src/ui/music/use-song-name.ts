import { useLingui } from '@lingui/react/macro';
import { nameOf, type SongView } from '../../store/music/song-view.ts';
import { shortName } from '../kit/short-name.ts';
import { useOwnName } from '../kit/told-apart.tsx';

/** What a task's songs are called where buttons are named after them. */
export function useSongName(view: SongView): string {
  const { t } = useLingui();
  return useOwnName(view.key, shortName(nameOf(view)) || t`Music`);
}
