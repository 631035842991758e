/** The actions of a result: one table for its card, its menu and the player. */
import { t } from '@lingui/core/macro';
import { CircleX, Copy, Download, Film, Globe, SlidersHorizontal, Star, Trash2 } from 'lucide-react';
import { openDialog } from '../../store/dialogs.ts';
import { starLip } from '../../store/lipsync/lip-found.ts';
import type { LipView } from '../../store/lipsync/lip-view.ts';
import { titleOf } from '../../store/works/title-of.ts';
import { type ActionRow, entriesFor } from '../kit/action-rows.ts';
import { cancelTask } from '../kit/cancel-task.ts';
import { copyText } from '../kit/copy-text.ts';
import { starFailed } from '../kit/star-failed.ts';
import type { ViewEntry } from '../kit/view-actions.tsx';
import { reuse, reuseAsSource } from './again.ts';
import type { CardProps } from './card-props.ts';
import { deleteResult } from './delete-result.ts';
import { saveLip } from './save-lip.ts';

interface Row extends ActionRow<CardProps> {
  /** The states it is offered in. */
  in: readonly LipView['phase'][];
}

const DONE = ['done'] as const;
const ALL = ['working', 'done', 'failed'] as const;

const ROWS: readonly Row[] = [
  {
    value: 'cancel',
    icon: CircleX,
    label: () => t`Cancel`,
    in: ['working'],
    quick: true,
    online: true,
    run: ({ row }) => void cancelTask('lip-sync', row.task_id),
  },
  {
    value: 'download',
    icon: Download,
    label: () => t`Download`,
    in: DONE,
    quick: true,
    run: ({ view }) => void saveLip(view),
  },
  {
    // DIGI-10
    value: 'source',
    icon: Film,
    label: () => t`Use as source video`,
    in: DONE,
    quick: true,
    online: true,
    leaves: true,
    run: ({ view }) => void reuseAsSource(view),
  },
  {
    value: 'reuse',
    icon: SlidersHorizontal,
    label: () => t`Reuse`,
    in: ALL,
    leaves: true,
    run: ({ row }) => reuse(row),
  },
  {
    value: 'copy',
    icon: Copy,
    label: () => t`Copy the text`,
    in: ALL,
    offered: ({ view }) => view.text !== '',
    run: ({ view }) => void copyText(view.text),
  },
  {
    value: 'publish',
    icon: Globe,
    label: () => t`Publish…`,
    in: DONE,
    offered: ({ view }) => view.id !== undefined,
    online: true,
    leaves: true,
    run: ({ view: { id = 0, text, video, poster, seconds, ratio } }) =>
      openDialog({
        name: 'publish-video',
        made: { from: 'lip-sync', id, name: titleOf(text), video, poster, seconds, ratio },
      }),
  },
  {
    value: 'star',
    icon: Star,
    label: ({ view }) => (view.starred ? t`Remove the star` : t`Star`),
    in: DONE,
    online: true,
    run: ({ view }) => {
      if (view.id !== undefined) starLip(view.id, view.starred ? 0 : 1).catch(starFailed);
    },
  },
  {
    value: 'delete',
    icon: Trash2,
    label: () => t`Delete`,
    in: ALL,
    offered: ({ view }) => view.id !== undefined,
    online: true,
    leaves: true,
    run: ({ view }) => deleteResult(view),
  },
];

/** The actions of a result in its state. */
export const lipActions = (props: CardProps): ViewEntry[] =>
  entriesFor(
    ROWS.filter((row) => row.in.includes(props.view.phase)),
    props,
  );
