import { t } from '@lingui/core/macro';
import { musicForm } from '../../store/music/music-form.ts';
import { toast } from '../../store/toasts.ts';

/** Puts lyrics into the form. Earlier ones can be restored. */
export function fillLyrics(text: string): void {
  const before = musicForm.lyrics;
  musicForm.lyrics = text;
  if (before.trim() === '') return;
  toast({
    type: 'info',
    title: t`Your lyrics were replaced`,
    action: {
      label: t`Undo`,
      run: () => {
        musicForm.lyrics = before;
      },
    },
  });
}
