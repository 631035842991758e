import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CameraField } from '../../../api/camera-terms.ts';
import type { LineField } from '../../../store/film/script/script-lines.ts';

interface Column {
  label: MessageDescriptor;
  /** `pick` is a list of terms, `word` one line, `text` several lines. */
  kind: 'pick' | 'word' | 'text';
}

/** The columns' names and editors. */
export const FIELDS: Record<CameraField, Column & { kind: 'pick' }> &
  Record<Exclude<LineField, CameraField>, Column & { kind: 'word' | 'text' }> = {
  shot_type: { label: msg`Shot type`, kind: 'pick' },
  angle: { label: msg`Angle`, kind: 'pick' },
  move: { label: msg`Camera move`, kind: 'pick' },
  characters: { label: msg`Characters`, kind: 'word' },
  cj_desc: { label: msg`Scene`, kind: 'text' },
  hm_desc: { label: msg`Picture`, kind: 'text' },
  dialogue: { label: msg`Dialogue`, kind: 'text' },
};

export const isCamera = (field: LineField): field is CameraField => FIELDS[field].kind === 'pick';
