import { t } from '@lingui/core/macro';
import { AudioLines, Download, Globe, Hd, Speech, Trash2 } from 'lucide-react';
import { CLIP_TOOLS } from '../../../api/video-modes.ts';
import { points } from '../../../store/account/points.ts';
import { openDialog } from '../../../store/dialogs.ts';
import { board } from '../../../store/film/storyboard/board.ts';
import {
  type ClipChange,
  clipChangeCost,
  clipChanges,
  slotOf,
  upscaleShotClip,
} from '../../../store/film/storyboard/change-clip.ts';
import { isLipSynced } from '../../../store/film/storyboard/lip-sync.ts';
import type { MaterialView } from '../../../store/film/storyboard/material-view.ts';
import type { Clip } from '../../../store/film/storyboard/materials.ts';
import { isSubmitting } from '../../../store/tasks/create-submit.ts';
import { knownPrice } from '../../errors/known-price.ts';
import { reportAs } from '../../errors/report-as.ts';
import { blockedOffline } from '../../kit/blocked-offline.ts';
import type { MenuEntry } from '../../kit/floating-menu.tsx';
import { makesSounds } from '../../kit/makes-sounds.ts';
import { mediaOf } from '../../kit/media-address.ts';
import { saveFile } from '../../kit/save-file.ts';
import { toastSubmit } from '../../kit/submit-words.ts';
import { deleteNow } from './clip-changes.ts';
import { paidEntry } from './paid-entry.ts';
import { titleOfClip } from './title-of-clip.ts';

/** The actions of a clip of a shot, besides showing it there. `onSound` asks for a sound effect, `onLipSync` for the text to speak. */
export function clipActions(
  clip: Clip,
  { made, file }: Pick<MaterialView, 'made' | 'file'>,
  number: number,
  { onSound, onLipSync }: { onSound: () => void; onLipSync: () => void },
): MenuEntry[] {
  const price = (change: ClipChange) => paidEntry(clipChangeCost(change, points.payload));
  const entries: (MenuEntry | false | null)[] = [
    made && {
      value: 'publish',
      label: t`Publish clip ${number}`,
      quickName: t`Publish clip ${number}`,
      icon: Globe,
      quick: true,
      run: () =>
        openDialog({ name: 'publish-video', made: { ...made, name: titleOfClip(clip), ratio: board.ratio } }),
    },
    {
      value: 'download',
      label: t`Download clip ${number}`,
      quickName: t`Download clip ${number}`,
      icon: Download,
      quick: true,
      run: () => void saveFile(mediaOf(file) ?? '', t`clip`, number - 1),
    },
    // BOARD-51
    clip.is_allowed_chaofen === 1 && {
      value: 'hd',
      label: t`High definition`,
      icon: Hd,
      ...price('hd'),
      run: () => void submitHd(clip),
    },
    // BOARD-52
    clip.tool_name !== CLIP_TOOLS.soundEffect &&
      makesSounds() && {
        value: 'sound',
        label: t`Sound effect`,
        icon: AudioLines,
        ...price('sound'),
        run: onSound,
      },
    // BOARD-53
    !isLipSynced(clip) && { value: 'lip-sync', label: t`Lip sync`, icon: Speech, run: onLipSync },
    // the shot shows the chosen one
    clip.is_select !== 1 &&
      clip.id !== undefined && {
        value: 'delete',
        label: t`Delete`,
        icon: Trash2,
        ...blockedOffline(),
        run: () => deleteNow(clip, number),
      },
  ];
  return entries.filter((entry) => entry !== null && entry !== false);
}

async function submitHd(clip: Clip): Promise<void> {
  if (isSubmitting(clipChanges.bySlot[slotOf(clip.task_id, 'hd')] ?? 'idle')) return;
  const price = knownPrice(() => clipChangeCost('hd', points.payload));
  try {
    toastSubmit((await upscaleShotClip(clip, price)).status);
  } catch (error) {
    // BOARD-62
    reportAs(t`HD check failed`, error);
  }
}
