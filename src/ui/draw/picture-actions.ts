import { plural, t } from '@lingui/core/macro';
import type { LucideIcon } from 'lucide-react';
import {
  Clapperboard,
  Columns2,
  Download,
  Hash,
  Hd,
  ImagePlus,
  ImageUpscale,
  PenLine,
  Shuffle,
  TextCursorInput,
} from 'lucide-react';
import { browser } from '../../store/browser.ts';
import type { PictureChange } from '../../store/draw/change-picture.ts';
import { editFormOf } from '../../store/draw/edit-picture.ts';
import { upscaleProblem } from '../../store/draw/hd.ts';
import { openFilmChoice, pickSecond } from '../../store/draw/overlay.ts';
import type { DrawnPicture } from '../../store/draw/picture.ts';
import { hdWords } from '../kit/hd-words.ts';
import { mediaOf } from '../kit/media-address.ts';
import { saveFile } from '../kit/save-file.ts';
import type { ViewEntry } from '../kit/view-actions.tsx';
import { showSeed } from './picture-seed.ts';
import { takePicture, takePrompt, takeSettings } from './record-changes.ts';
import { priceOf, submitChange } from './submit-change.ts';

/** An action of a finished picture. */
interface Row {
  value: string;
  icon: LucideIcon;
  label: (picture: DrawnPicture) => string;
  quick?: true;
  /** Only for these pictures; for all without it. */
  offered?: (picture: DrawnPicture) => boolean;
  /** Makes a new record for points. */
  change?: PictureChange;
  /** Needs the server. */
  online?: true;
  /** Goes on elsewhere, so that the full-screen view closes first. */
  leaves?: true;
  run?: (picture: DrawnPicture) => void;
}

/** An action as a menu shows it. */

const firstFamily = ({ record }: DrawnPicture): boolean => record.tool_name === 'mj';
const refOf = ({ record, index }: DrawnPicture) => ({ id: record.draw_id, index });

/** Every action of a picture, in the order of the menu (DRAW-44, DRAW-45). */
const ROWS: readonly Row[] = [
  {
    value: 'download',
    icon: Download,
    label: ({ index }) => {
      const number = index + 1;
      return t`Download picture ${number}`;
    },
    quick: true,
    run: ({ address, view, index }) => void saveFile(mediaOf(address) ?? address, view.prompt, index),
  },
  {
    value: 'variation',
    icon: Shuffle,
    label: () => t`Variation`,
    quick: true,
    offered: firstFamily,
    change: 'VARIATION',
  },
  { value: 'upscale', icon: ImageUpscale, label: () => t`Upscale`, offered: firstFamily, change: 'UPSCALE' },
  { value: 'hd', icon: Hd, label: () => t`HD upscale`, quick: true, change: 'HD' },
  {
    value: 'edit',
    icon: PenLine,
    label: () => t`Edit`,
    leaves: true,
    run: ({ address, view, index }) =>
      takeSettings(editFormOf(view.prompt, { url: address, name: nameOf(index) })),
  },
  {
    value: 'reference',
    icon: ImagePlus,
    label: () => t`Use as reference`,
    leaves: true,
    run: ({ address, index }) => takePicture(address, nameOf(index)),
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
    value: 'film',
    icon: Clapperboard,
    label: () => t`Use in a film…`,
    online: true,
    leaves: true,
    run: (picture) => openFilmChoice(refOf(picture)),
  },
];

function nameOf(index: number): string {
  const number = index + 1;
  return t`Picture ${number}`;
}

/** Why an action is not possible now; empty if it is. */
function whyNot({ change, online }: Row, picture: DrawnPicture): string {
  if ((change || online) && !browser.online) return t`You're offline. This needs a connection.`;
  if (!change || change === 'VARIATION') return '';
  return hdWords(upscaleProblem(picture));
}

function entryOf(row: Row, picture: DrawnPicture): ViewEntry {
  const { value, icon, change, quick, leaves, run } = row;
  const cost = change ? priceOf(change) : null;
  const blocked = whyNot(row, picture);
  const unpriced = change && cost === null;
  return {
    value,
    icon,
    label: row.label(picture),
    ...(quick ? { quick } : {}),
    ...(cost === null ? {} : { end: plural(cost, { one: '# point', other: '# points' }) }),
    ...(unpriced ? { end: t`price unknown` } : {}),
    ...(blocked ? { blocked } : {}),
    leaves: leaves === true,
    run: () => {
      if (change) void submitChange(picture, change);
      else run?.(picture);
    },
  };
}

/** The actions of a finished picture, for its tile and for the full-screen view. */
export const pictureActions = (picture: DrawnPicture): ViewEntry[] =>
  ROWS.filter(({ offered }) => offered?.(picture) ?? true).map((row) => entryOf(row, picture));
