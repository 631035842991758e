import { t } from '@lingui/core/macro';
import { CircleX, Copy, RotateCw, SlidersHorizontal, Star, TextCursorInput, Trash2 } from 'lucide-react';
import type { DrawRecord } from '../../api/draw.ts';
import { removeDraw } from '../../store/draw/draw.ts';
import { settingsOf } from '../../store/draw/draw-settings.ts';
import type { DrawView } from '../../store/draw/draw-view.ts';
import { blockedOffline } from '../kit/blocked-offline.ts';
import { cancelTask } from '../kit/cancel-task.ts';
import { copyText } from '../kit/copy-text.ts';
import { pointsWords } from '../kit/cost-words.ts';
import { deleteWithUndo } from '../kit/delete-with-undo.ts';
import type { MenuEntry } from '../kit/floating-menu.tsx';
import { againOf } from './draw-again.ts';
import { star, takePrompt, takeSettings } from './record-changes.ts';

/** The actions of a whole record. Settings that no form has cannot be reused, and a finished change is not made again. */
export function recordActions(record: DrawRecord, view: DrawView): MenuEntry[] {
  const { draw_id: id, message_input: prompt, task_id } = record;
  const settings = settingsOf(record);
  const again = againOf(record);
  const cost = again?.cost ?? null;
  const offline = blockedOffline();
  const entries: (MenuEntry | false | null)[] = [
    view.phase === 'working' &&
      task_id !== '' && {
        value: 'cancel',
        label: t`Cancel`,
        icon: CircleX,
        ...offline,
        run: () => void cancelTask('draw', task_id),
      },
    again && {
      value: 'again',
      label: t`Run again`,
      icon: RotateCw,
      ...(cost === null ? {} : { end: pointsWords(cost) }),
      ...(again.whyNot ? { blocked: again.whyNot } : {}),
      run: again.run,
    },
    settings && {
      value: 'settings',
      label: t`Reuse settings`,
      icon: SlidersHorizontal,
      run: () => takeSettings(settings),
    },
    { value: 'use', label: t`Use prompt`, icon: TextCursorInput, run: () => takePrompt(prompt) },
    { value: 'copy', label: t`Copy prompt`, icon: Copy, run: () => void copyText(prompt) },
    record.starred !== undefined && {
      value: 'star',
      label: view.starred ? t`Remove the star` : t`Star`,
      icon: Star,
      run: () => star(id, !view.starred),
    },
    {
      value: 'delete',
      label: t`Delete`,
      icon: Trash2,
      ...offline,
      run: () => void deleteWithUndo(view.prompt, () => removeDraw(id, task_id)),
    },
  ];
  return entries.filter((entry) => entry !== null && entry !== false);
}
