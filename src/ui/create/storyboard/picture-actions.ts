import { t } from '@lingui/core/macro';
import { Download, Hd, PenLine, Shuffle, Speech } from 'lucide-react';
import { points } from '../../../store/account/points.ts';
import { type PictureChange, pictureChangeCost } from '../../../store/film/picture-again.ts';
import {
  changeSlot,
  evolveShotPicture,
  pictureChanges,
  pictureHdProblem,
  type ShotPicture,
  upscaleShotPicture,
} from '../../../store/film/storyboard/change-picture.ts';
import { isSubmitting } from '../../../store/tasks/create-submit.ts';
import { report } from '../../errors/error-policy.ts';
import { knownPrice } from '../../errors/known-price.ts';
import { reportAs } from '../../errors/report-as.ts';
import type { MenuEntry } from '../../kit/floating-menu.tsx';
import { hdWords } from '../../kit/hd-words.ts';
import { mediaOf } from '../../kit/media-address.ts';
import { saveFile } from '../../kit/save-file.ts';
import { toastSubmit } from '../../kit/submit-words.ts';
import { changeBlocked } from '../picture-words.ts';
import { paidEntry } from './paid-entry.ts';

/**
 * The actions of a picture of a shot, besides showing it there (BOARD-50). `onEdit` asks for the edit, `onLipSync` for the text to
 * speak.
 */
export function pictureActions(
  picture: ShotPicture,
  number: number,
  { onEdit, onLipSync }: { onEdit: () => void; onLipSync: () => void },
): MenuEntry[] {
  const { address, message_input, tool_name } = picture;
  const price = (change: PictureChange) => paidEntry(pictureChangeCost(change, points.payload));
  const problem = hdWords(pictureHdProblem(picture));
  return [
    {
      value: 'download',
      label: t`Download picture ${number}`,
      quickName: t`Download picture ${number}`,
      icon: Download,
      quick: true,
      run: () => void saveFile(mediaOf(address) ?? '', message_input || t`picture`, number - 1),
    },
    {
      value: 'hd',
      label: t`High definition`,
      icon: Hd,
      quick: true,
      ...price('hd'),
      ...(problem ? { blocked: problem } : {}),
      run: () => void submit(picture, 'hd'),
    },
    ...(tool_name === 'mj'
      ? [
          {
            value: 'evolve',
            label: t`Evolve`,
            icon: Shuffle,
            ...price('evolve'),
            ...changeBlocked('evolve'),
            run: () => void submit(picture, 'evolve'),
          },
        ]
      : []),
    {
      value: 'edit',
      label: t`Edit`,
      icon: PenLine,
      ...price('edit'),
      ...changeBlocked('edit'),
      run: onEdit,
    },
    { value: 'lip-sync', label: t`Lip sync`, icon: Speech, run: onLipSync },
  ];
}

const SEND = { hd: upscaleShotPicture, evolve: evolveShotPicture } as const;

async function submit(picture: ShotPicture, change: keyof typeof SEND): Promise<void> {
  if (isSubmitting(pictureChanges.bySlot[changeSlot(picture, change)] ?? 'idle')) return;
  const price = knownPrice(() => pictureChangeCost(change, points.payload));
  try {
    toastSubmit((await SEND[change](picture, price)).status);
  } catch (error) {
    // BOARD-62
    if (change === 'hd') reportAs(t`HD check failed`, error);
    else report(error, { cost: await price });
  }
}
