import { useLingui } from '@lingui/react/macro';
import { nameOf, type SongView } from '../../store/music/song-view.ts';
import { shortName } from '../kit/short-name.ts';

/** What a task's songs are called where buttons are named after them. */
export function useSongName(view: SongView): string {
  const { t } = useLingui();
  return shortName(nameOf(view)) || t`Music`;
}
