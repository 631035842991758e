import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { EXPORT_STEP } from '../../api/exports.ts';

/** What an export is doing, by its step. */
export const EXPORT_STEP_NAMES: Readonly<Record<number, MessageDescriptor>> = {
  [EXPORT_STEP.waiting]: msg`Waiting`,
  [EXPORT_STEP.sound]: msg`Creating voice-over and music`,
  [EXPORT_STEP.joining]: msg`Joining the shots`,
};
