import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ParameterKey } from '../../api/draw-parameters.ts';

/** The names of the parameters. */
export const PARAMETER_NAMES: Record<ParameterKey, MessageDescriptor> = {
  ar: msg`Ratio`,
  v: msg`Version`,
  niji: msg`Niji`,
  s: msg`Stylize`,
  chaos: msg`Chaos`,
  c: msg`Mixed`,
  weird: msg`Weird`,
  q: msg`Quality`,
  iw: msg`Picture weight`,
  cw: msg`Character weight`,
  ow: msg`Omni-reference weight`,
  style: msg`Style word`,
  tile: msg`Seamless tile`,
  seed: msg`Seed`,
  no: msg`Leave out`,
};

/** What the sliders do. */
export const PARAMETER_HINTS: Partial<Record<ParameterKey, MessageDescriptor>> = {
  s: msg`How strongly color and light are pushed`,
  chaos: msg`How far the four pictures differ`,
  c: msg`Mixes more ideas into each picture`,
  weird: msg`How far a picture leaves the ordinary`,
  q: msg`How much work goes into a picture`,
  iw: msg`How closely the reference picture is followed`,
  cw: msg`How closely the character is followed`,
};
