/** The actions of one song: one table for its row and the player. */
import { t } from '@lingui/core/macro';
import { Clapperboard, Download, FileAudio, SlidersHorizontal, Trash2 } from 'lucide-react';
import { openOverlay } from '../../store/music/overlay.ts';
import { titleOf } from '../../store/music/tracks.ts';
import { blockedOffline } from '../kit/blocked-offline.ts';
import type { MenuEntry } from '../kit/floating-menu.tsx';
import { reuse } from './again.ts';
import { deleteSongs } from './delete-songs.ts';
import { saveMp3, saveWave } from './save-song.ts';
import type { SongProps } from './song-props.ts';

/** @param index of the song among its task's @param title what it is called at its buttons */
export function trackActions({ song, view }: SongProps, index: number, title: string): MenuEntry[] {
  const blocked = blockedOffline();
  return [
    {
      value: 'mp3',
      icon: Download,
      label: t`Download MP3`,
      quick: true,
      quickName: t`Download MP3 of ${title}`,
      run: () => void saveMp3(view, index),
    },
    {
      value: 'wav',
      icon: FileAudio,
      label: t`Download WAV`,
      ...blocked,
      run: () => void saveWave(view, index),
    },
    {
      value: 'film',
      icon: Clapperboard,
      label: t`Use in a film…`,
      ...blocked,
      run: () => {
        const url = view.works[index]?.audio_url ?? '';
        openOverlay({ name: 'film', song: { url, name: titleOf(view, index) } });
      },
    },
    { value: 'reuse', icon: SlidersHorizontal, label: t`Reuse`, run: () => reuse(song) },
    {
      value: 'delete',
      icon: Trash2,
      label: t`Delete both songs`,
      ...blocked,
      run: () => deleteSongs(view),
    },
  ];
}
