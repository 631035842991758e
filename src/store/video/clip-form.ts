import * as v from 'valibot';
import { proxy } from 'valtio';
import type { BoundModel } from '../../api/bound-models.ts';
import { nearestRatio, nearestSeconds } from '../../api/model-limits.ts';
import {
  DEFAULT_VIDEO,
  modeOf,
  ratioFor,
  secondsFor,
  VIDEO_MODES,
  type VideoMode,
  type VideoSubMode,
} from '../../api/video-modes.ts';
import { clipRow, rowAsMade } from '../account/clip-makers.ts';
import { points } from '../account/points.ts';
import { persistAsDraft } from '../form-draft.ts';
import { formParts } from '../form-parts.ts';

const Picture = v.object({ url: v.string(), name: v.string() });
/** A picture that a clip is made from. */
export type ClipPicture = v.InferOutput<typeof Picture>;

/** 0: a first and a last frame; 1: reference pictures (VIDEO-24). */
export const UPLOAD = { frames: 0, references: 1 } as const;
export type UploadType = (typeof UPLOAD)[keyof typeof UPLOAD];

const Draft = v.object({
  prompt: v.string(),
  mode: v.picklist(VIDEO_MODES.map(({ value }) => value)),
  subMode: v.string(),
  ratio: v.string(),
  seconds: v.number(),
  upload: v.picklist(Object.values(UPLOAD)),
  first: v.nullable(Picture),
  last: v.nullable(Picture),
  references: v.array(Picture),
});
export type ClipForm = v.InferOutput<typeof Draft>;

/** The form on load (VIDEO-23, VIDEO-26). */
export const BLANK_CLIP: ClipForm = {
  prompt: '',
  ...DEFAULT_VIDEO,
  upload: UPLOAD.frames,
  first: null,
  last: null,
  references: [],
};

/** The prompt bar's contents. They survive a change of page and, as a draft, a closed tab. */
export const clipForm = proxy<ClipForm>(structuredClone(BLANK_CLIP));

export const clipDraft = persistAsDraft('video', clipForm, Draft, {
  blank: BLANK_CLIP,
  division: formParts(BLANK_CLIP, ['prompt', 'first', 'last', 'references']),
  isUntouched: ({ prompt, first, last, references }) =>
    prompt === '' && first === null && last === null && references.length === 0,
});

/** What the form is set to, read-only: a snapshot will do. */
export type ClipSettings = {
  readonly [Field in keyof ClipForm]: ClipForm[Field] extends ClipPicture[]
    ? readonly Readonly<ClipPicture>[]
    : Readonly<ClipForm[Field]>;
};

/**
 * The mode and the row of it that are chosen, with the pictures that its real model takes. A row that no longer exists is the mode's
 * first.
 */
export function rowOf({ mode, subMode }: Pick<ClipSettings, 'mode' | 'subMode'>): {
  mode: VideoMode;
  row: VideoSubMode;
} {
  const chosen = modeOf(mode) ?? VIDEO_MODES[0];
  const row = chosen.subModes.find(({ value }) => value === subMode) ?? chosen.subModes[0];
  return { mode: chosen, row: rowAsMade(points.payload, chosen.value, row) };
}

/** Whether references are taken instead of frames: some rows take nothing else, others by choice. */
export function takesReferences(form: Pick<ClipSettings, 'mode' | 'subMode' | 'upload'>): boolean {
  const { row } = rowOf(form);
  return row.references !== undefined && (row.frames === undefined || form.upload === UPLOAD.references);
}

/** The pictures that the chosen row would be sent. */
export function picturesOf(form: ClipSettings) {
  const { row } = rowOf(form);
  const referred = takesReferences(form);
  return {
    first: referred || !row.frames ? null : form.first,
    last: referred || !row.frames?.last ? null : form.last,
    references: referred ? form.references.slice(0, row.references?.most) : [],
  };
}

type Chosen = Pick<ClipSettings, 'mode' | 'subMode'>;

/** The row of a real model that makes these clips; undefined for the built-in engine. */
export function makerOf(form: Chosen): BoundModel | undefined {
  const { mode, row } = rowOf(form);
  return clipRow(points.payload, mode.value, row);
}

/** A ratio that these clips can have: the one that is asked for, or else the nearest (decisions A-16, M-02). */
export const ratioNear = (form: Chosen, ratio: string): string =>
  nearestRatio(makerOf(form), ratioFor(rowOf(form).mode, ratio), rowOf(form).mode.ratios);

/** The ratio and the length that are shown and sent. */
export const ratioOf = (form: ClipSettings): string => ratioNear(form, form.ratio);
export function secondsOf(form: ClipSettings): number {
  const { row } = rowOf(form);
  return nearestSeconds(makerOf(form), secondsFor(row, form.seconds), row.lengths ?? [row.seconds]);
}
