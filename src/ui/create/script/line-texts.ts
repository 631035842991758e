import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LineField } from '../../../store/film/script/script-lines.ts';

/** What the columns are called; `long` ones are written in a box of several lines. */
export const FIELDS: Record<LineField, { label: MessageDescriptor; long: boolean }> = {
  shot_type: { label: msg`Shot type`, long: false },
  angle: { label: msg`Angle`, long: false },
  move: { label: msg`Camera move`, long: false },
  characters: { label: msg`Characters`, long: false },
  cj_desc: { label: msg`Scene`, long: true },
  hm_desc: { label: msg`Picture`, long: true },
  dialogue: { label: msg`Dialogue`, long: true },
};
