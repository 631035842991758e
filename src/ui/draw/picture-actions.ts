import { t } from '@lingui/core/macro';
import {
  Clapperboard,
  Columns2,
  Download,
  Film,
  Hash,
  Hd,
  ImagePlus,
  ImageUpscale,
  PenLine,
  Shuffle,
  TextCursorInput,
} from 'lucide-react';
import { unfitChanger } from '../../store/account/makers.ts';
import { points } from '../../store/account/points.ts';
import type { PictureChange } from '../../store/draw/change-picture.ts';
import { editFormOf } from '../../store/draw/edit-picture.ts';
import { upscaleProblem } from '../../store/draw/hd.ts';
import { openFilmChoice, pickSecond } from '../../store/draw/overlay.ts';
import type { DrawnPicture } from '../../store/draw/picture.ts';
import { type ActionRow, entriesFor } from '../kit/action-rows.ts';
import { hdWords } from '../kit/hd-words.ts';
import { mediaOf } from '../kit/media-address.ts';
import { saveFile } from '../kit/save-file.ts';
import { takesNoPictureWords } from '../kit/takes-no-picture-words.ts';
import type { ViewEntry } from '../kit/view-actions.tsx';
import { animate } from './animate.ts';
import { pictureName } from './picture-name.ts';
import { showSeed } from './picture-seed.ts';
import { takePicture, takePrompt, takeSettings } from './record-changes.ts';
import { priceOf, submitChange } from './submit-change.ts';

const firstFamily = ({ record }: DrawnPicture): boolean => record.tool_name === 'mj';
const refOf = ({ record, index }: DrawnPicture) => ({ id: record.draw_id, index });

/** The part of a row that is the same for all actions that make a new record for points. */
const changes = (
  change: PictureChange,
): Pick<ActionRow<DrawnPicture>, 'cost' | 'online' | 'whyNot' | 'run'> => ({
  cost: () => priceOf(change),
  online: true,
  whyNot: (picture) =>
    change === 'VARIATION'
      ? takesNoPictureWords(unfitChanger(points.payload, 'variation', { tool: 'mj' }))
      : hdWords(upscaleProblem(picture)),
  run: (picture) => void submitChange(picture, change),
});

/** Every action of a picture, in the order of the menu (DRAW-44, DRAW-45). */
const ROWS: readonly ActionRow<DrawnPicture>[] = [
  {
    value: 'download',
    icon: Download,
    label: ({ index }) => {
      const number = index + 1;
      return t`Download picture ${number}`;
    },
    quick: true,
    named: true,
    run: ({ address, view, index }) => void saveFile(mediaOf(address) ?? address, view.prompt, index),
  },
  {
    value: 'variation',
    icon: Shuffle,
    label: () => t`Variation`,
    quick: true,
    offered: firstFamily,
    ...changes('VARIATION'),
  },
  {
    value: 'upscale',
    icon: ImageUpscale,
    label: () => t`Upscale`,
    offered: firstFamily,
    ...changes('UPSCALE'),
  },
  { value: 'hd', icon: Hd, label: () => t`HD upscale`, quick: true, ...changes('HD') },
  {
    value: 'edit',
    icon: PenLine,
    label: () => t`Edit`,
    leaves: true,
    run: ({ address, view, index }) =>
      takeSettings(editFormOf(view.prompt, { url: address, name: pictureName(index) })),
  },
  {
    value: 'reference',
    icon: ImagePlus,
    label: () => t`Use as reference`,
    leaves: true,
    run: ({ address, index }) => takePicture(address, pictureName(index)),
  },
  {
    value: 'use',
    icon: TextCursorInput,
    label: () => t`Use prompt`,
    leaves: true,
    run: ({ view }) => takePrompt(view.prompt),
  },
  {
    value: 'seed',
    icon: Hash,
    label: () => t`Read seed`,
    offered: ({ record }) => record.task_id !== '',
    online: true,
    run: ({ record }) => void showSeed(record),
  },
  {
    value: 'compare',
    icon: Columns2,
    label: () => t`Compare…`,
    run: (picture) => pickSecond(refOf(picture)),
  },
  {
    value: 'clip',
    icon: Film,
    label: () => t`Make a clip`,
    leaves: true,
    run: (picture) => void animate(picture),
  },
  {
    value: 'film',
    icon: Clapperboard,
    label: () => t`Use in a film…`,
    online: true,
    leaves: true,
    run: (picture) => openFilmChoice(refOf(picture)),
  },
];

/** The actions of a finished picture, for its tile and for the full-screen view. */
export const pictureActions = (picture: DrawnPicture): ViewEntry[] => entriesFor(ROWS, picture);
