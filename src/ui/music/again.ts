/** Fills the form from songs: to change it, or to send it at once (MUSIC-31). */
import { t } from '@lingui/core/macro';
import type { MusicTask } from '../../api/music.ts';
import { session } from '../../store/account/session-state.ts';
import { signInFirst } from '../../store/dialogs.ts';
import { fillForm, isUntouched, type MusicForm, plain } from '../../store/music/music-form.ts';
import { stopReference } from '../../store/music/reference.ts';
import { settingsOf } from '../../store/music/song-settings.ts';
import { toast } from '../../store/toasts.ts';
import { turnTo } from '../kit/turn-side.ts';
import { sendForm } from './send-form.ts';

/** Fills the form. Unsent text can be restored. */
function take(form: MusicForm): void {
  const before = plain();
  // a file on its way would arrive among the song's settings
  stopReference();
  fillForm(form);
  if (isUntouched(before) || JSON.stringify(before) === JSON.stringify(plain())) return;
  toast({
    type: 'info',
    title: t`The form was filled from this song`,
    action: { label: t`Undo`, run: () => fillForm(before) },
  });
}

/** Fills the form with the settings of songs. */
export function reuse(song: MusicTask): void {
  take(settingsOf(song));
  turnTo('music', 'form');
}

/** Generates again with the settings of songs; the result differs, since it is random. */
export async function regenerate(song: MusicTask): Promise<void> {
  take(settingsOf(song));
  if (!session.token) {
    signInFirst(() => void regenerate(song));
    return;
  }
  await sendForm(plain());
}
