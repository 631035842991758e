import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { LucideIcon } from 'lucide-react';
import { Film, Hd, ImagePlus, Images, Layers } from 'lucide-react';
import { boundPoints } from '../../../api/bound-models.ts';
import type { Shot } from '../../../api/shot.ts';
import { CLIP_TOOLS } from '../../../api/video-modes.ts';
import { points } from '../../../store/account/points.ts';
import {
  clipsToMake,
  clipsToUpscale,
  picturesMissing,
  picturesToMake,
  picturesToUpscale,
} from '../../../store/film/storyboard/batch.ts';
import { clipCost, pictureCost } from '../../../store/film/storyboard/costs.ts';
import { takesReferences } from '../../../store/film/storyboard/generate.ts';

export type BatchKind = 'pictures' | 'missing' | 'clips' | 'hd-pictures' | 'hd-clips';

interface BatchRow {
  title: MessageDescriptor;
  icon: LucideIcon;
  medium: 'picture' | 'clip';
  /** Upscales what exists, instead of making something new. */
  hd: boolean;
  /** The shots that it takes. */
  takes: (shots: readonly Shot[]) => Shot[];
  /** Says how many there are. */
  count: (count: number) => string;
  /** Why there are none. */
  none: MessageDescriptor;
  /** Points for one; null while they are unknown. @param mode of a clip */
  cost: (mode: string) => number | null;
}

const drawn = () => pictureCost(points.payload);
const larger = () =>
  boundPoints(points.payload, 'upscale', { tool: CLIP_TOOLS.hd }, points.payload?.upscale_points);
const largerClip = () =>
  boundPoints(points.payload, 'clip-upscale', { tool: CLIP_TOOLS.hd }, points.payload?.upscale_points);
const pictures = (count: number) =>
  plural(count, { one: 'Generate # picture.', other: 'Generate # pictures.' });

/** The batches of a storyboard, in the order of the menu (BOARD-01). */
export const BATCHES: Record<BatchKind, BatchRow> = {
  pictures: {
    title: msg`Batch images`,
    icon: Images,
    medium: 'picture',
    hd: false,
    takes: picturesToMake,
    count: pictures,
    none: msg`No shot with a description is waiting for a picture.`,
    cost: drawn,
  },
  missing: {
    title: msg`Draw missing images`,
    icon: ImagePlus,
    medium: 'picture',
    hd: false,
    takes: picturesMissing,
    count: pictures,
    none: msg`Every shot with a description has a picture, or will have one soon.`,
    cost: drawn,
  },
  clips: {
    title: msg`Batch videos`,
    icon: Layers,
    medium: 'clip',
    hd: false,
    takes: clipsToMake,
    count: (count) => plural(count, { one: 'Generate # clip.', other: 'Generate # clips.' }),
    none: msg`No shot with a picture is waiting for a clip.`,
    cost: (mode) => clipCost(points.payload, mode, takesReferences(mode)),
  },
  'hd-pictures': {
    title: msg`HD images`,
    icon: Hd,
    medium: 'picture',
    hd: true,
    takes: picturesToUpscale,
    count: (count) =>
      plural(count, { one: 'Make # picture high definition.', other: 'Make # pictures high definition.' }),
    none: msg`No shot shows a generated picture.`,
    cost: larger,
  },
  'hd-clips': {
    title: msg`HD videos`,
    icon: Film,
    medium: 'clip',
    hd: true,
    takes: clipsToUpscale,
    count: (count) =>
      plural(count, { one: 'Make # clip high definition.', other: 'Make # clips high definition.' }),
    none: msg`No shot has a clip.`,
    cost: largerClip,
  },
};
