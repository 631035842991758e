/** The actions of a clip: one table for its card, its menu and the player. */
import { t } from '@lingui/core/macro';
import {
  AudioLines,
  CircleX,
  Copy,
  Download,
  Globe,
  Hd,
  MicVocal,
  RotateCw,
  SlidersHorizontal,
  Star,
  StepForward,
  TextCursorInput,
  Trash2,
} from 'lucide-react';
import { points } from '../../store/account/points.ts';
import { openDialog } from '../../store/dialogs.ts';
import { changeCost, type DoneClip } from '../../store/video/change-clip.ts';
import { settingsOf } from '../../store/video/clip-settings.ts';
import type { ClipView } from '../../store/video/clip-view.ts';
import { openOverlay } from '../../store/video/overlay.ts';
import { starClip } from '../../store/video/stars.ts';
import { titleOf } from '../../store/works/title-of.ts';
import { type ActionRow, entriesFor } from '../kit/action-rows.ts';
import { cancelTask } from '../kit/cancel-task.ts';
import { copyText } from '../kit/copy-text.ts';
import { leftOutWords } from '../kit/left-out-words.ts';
import { makesSounds } from '../kit/makes-sounds.ts';
import { starFailed } from '../kit/star-failed.ts';
import { takeAsSource } from '../kit/take-as-source.ts';
import type { ViewEntry } from '../kit/view-actions.tsx';
import { go } from '../router/go.ts';
import { againOf } from './clip-again.ts';
import { clipName } from './clip-name.ts';
import { deleteClip } from './delete-clip.ts';
import { saveClip } from './save-clip.ts';
import { submitHd } from './submit-hd.ts';
import { continueClip, takePrompt, takeSettings } from './take.ts';

interface Row extends ActionRow<DoneClip> {
  /** The states it is offered in. */
  in: readonly ClipView['phase'][];
}

const DONE = ['done'] as const;
const ALL = ['working', 'done', 'failed', 'expired'] as const;

const priceOf = (change: 'hd' | 'sound') => (): number | null =>
  points.payload && changeCost(change, points.payload);

/** Every action of a clip, in the order of the menu. */
const ROWS: readonly Row[] = [
  {
    value: 'cancel',
    icon: CircleX,
    label: () => t`Cancel`,
    in: ['working'],
    quick: true,
    online: true,
    run: ({ clip }) => void cancelTask('video', clip.task_id),
  },
  {
    value: 'again',
    icon: RotateCw,
    label: () => t`Try again`,
    in: ['failed'],
    online: true,
    offered: (clip) => againOf(clip) !== null,
    cost: (clip) => againOf(clip)?.cost ?? null,
    whyNot: (clip) => {
      const leftOut = againOf(clip)?.leftOut;
      return leftOut?.why === 'change' ? leftOutWords(leftOut) : '';
    },
    run: (clip) => againOf(clip)?.run(),
  },
  {
    value: 'download',
    icon: Download,
    label: () => t`Download`,
    in: DONE,
    quick: true,
    run: ({ view }) => void saveClip(view),
  },
  {
    value: 'continue',
    icon: StepForward,
    label: () => t`Continue this clip`,
    in: DONE,
    quick: true,
    online: true,
    leaves: true,
    run: ({ view }) => void continueClip(view),
  },
  {
    // VIDEO-07
    value: 'hd',
    icon: Hd,
    label: () => t`High definition`,
    in: DONE,
    offered: ({ view }) => view.canUpscale,
    quick: true,
    online: true,
    cost: priceOf('hd'),
    run: (clip) => void submitHd(clip),
  },
  {
    // VIDEO-08
    value: 'sound',
    icon: AudioLines,
    label: () => t`Sound effect`,
    in: DONE,
    offered: ({ view }) => !view.hasEffect && makesSounds(),
    quick: true,
    online: true,
    leaves: true,
    cost: priceOf('sound'),
    run: ({ view }) => openOverlay('sound', view.key),
  },
  {
    value: 'source',
    icon: MicVocal,
    label: () => t`Lip sync`,
    in: DONE,
    online: true,
    leaves: true,
    run: ({ view }) => {
      go('lipsync');
      const { video, seconds, aspect } = view;
      void takeAsSource({ video, name: clipName(view), seconds, aspect });
    },
  },
  {
    value: 'reuse',
    icon: SlidersHorizontal,
    label: () => t`Reuse parameters`,
    in: ALL,
    leaves: true,
    run: ({ clip }) => takeSettings(settingsOf(clip)),
  },
  {
    value: 'use',
    icon: TextCursorInput,
    label: () => t`Use prompt`,
    in: ALL,
    offered: ({ view }) => view.prompt !== '',
    leaves: true,
    run: ({ view }) => takePrompt(view.prompt),
  },
  {
    value: 'copy',
    icon: Copy,
    label: () => t`Copy prompt`,
    in: ALL,
    offered: ({ view }) => view.prompt !== '',
    run: ({ view }) => void copyText(view.prompt),
  },
  {
    value: 'publish',
    icon: Globe,
    label: () => t`Publish…`,
    in: DONE,
    online: true,
    leaves: true,
    run: ({ view }) =>
      openDialog({
        name: 'publish-video',
        made: {
          id: view.id ?? 0,
          name: titleOf(view.prompt),
          video: view.video,
          poster: view.poster,
          seconds: view.seconds,
          ratio: view.ratio,
        },
      }),
  },
  {
    value: 'star',
    icon: Star,
    label: ({ view }) => (view.starred ? t`Remove the star` : t`Star`),
    in: ['working', 'done', 'failed'],
    offered: ({ clip, view }) => clip.starred !== undefined && view.id !== undefined,
    online: true,
    run: ({ view }) => void starClip(view.id ?? 0, view.starred ? 0 : 1).catch(starFailed),
  },
  {
    value: 'delete',
    icon: Trash2,
    label: () => t`Delete`,
    in: ALL,
    offered: ({ view }) => view.id !== undefined,
    online: true,
    leaves: true,
    run: deleteClip,
  },
];

/** The actions of a clip as it is now. */
export const clipActions = (clip: DoneClip): ViewEntry[] =>
  entriesFor(
    ROWS.filter((row) => row.in.includes(clip.view.phase)),
    clip,
  );
