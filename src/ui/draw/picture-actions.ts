import { t } from '@lingui/core/macro';
import { Download, ImagePlus } from 'lucide-react';
import { addReference } from '../../store/draw/change-settings.ts';
import { toast } from '../../store/toasts.ts';
import type { MenuEntry } from '../kit/floating-menu.tsx';
import { mediaOf } from '../kit/media-address.ts';
import { saveFile } from '../kit/save-file.ts';
import { focusPrompt } from './prompt-focus.ts';

/** The actions of a finished picture (DRAW-44, DRAW-54). The first has its own button. */
export function pictureActions(address: string, prompt: string, index: number): readonly MenuEntry[] {
  const number = index + 1;
  return [
    {
      value: 'download',
      label: t`Download picture ${number}`,
      icon: Download,
      run: () => void saveFile(mediaOf(address) ?? address, prompt, index),
    },
    {
      value: 'reference',
      label: t`Use as reference`,
      icon: ImagePlus,
      run: () => takeAsReference(address, t`Picture ${number}`),
    },
  ];
}

/** Uses a stored picture as a reference. */
function takeAsReference(url: string, name: string): void {
  if (!addReference({ url, name })) toast({ type: 'warning', title: t`All places for references are taken` });
  focusPrompt();
}
