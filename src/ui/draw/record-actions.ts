import { plural, t } from '@lingui/core/macro';
import { Copy, RotateCw, SlidersHorizontal, TextCursorInput, Trash2 } from 'lucide-react';
import type { DrawRecord } from '../../api/draw.ts';
import { settingsOf } from '../../store/draw/draw-settings.ts';
import { copyText } from '../kit/copy-text.ts';
import type { MenuEntry } from '../kit/floating-menu.tsx';
import { costOf, drawAgain } from './draw-again.ts';
import { deleteWithUndo, takePrompt, takeSettings } from './record-changes.ts';

/** The actions of a whole record. What no form can request cannot be run again or reused. */
export function recordActions(record: DrawRecord): MenuEntry[] {
  const { draw_id: id, message_input: prompt } = record;
  const settings = settingsOf(record);
  const cost = settings && costOf(settings);
  return [
    ...(settings
      ? [
          {
            value: 'again',
            label: t`Run again`,
            icon: RotateCw,
            ...(cost === null ? {} : { end: plural(cost, { one: '# point', other: '# points' }) }),
            run: () => void drawAgain(settings),
          },
          {
            value: 'settings',
            label: t`Reuse settings`,
            icon: SlidersHorizontal,
            run: () => takeSettings(settings),
          },
        ]
      : []),
    { value: 'use', label: t`Use prompt`, icon: TextCursorInput, run: () => takePrompt(prompt) },
    { value: 'copy', label: t`Copy prompt`, icon: Copy, run: () => void copyText(prompt) },
    { value: 'delete', label: t`Delete`, icon: Trash2, run: () => void deleteWithUndo(id) },
  ];
}
