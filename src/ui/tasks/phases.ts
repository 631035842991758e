import { msg } from '@lingui/core/macro';
import { Ban, CircleAlert, CircleCheck, CircleHelp, LoaderCircle } from 'lucide-react';

/** A task's states, in the order of the filter. */
export const PHASES = {
  running: { label: msg`Running`, icon: LoaderCircle },
  done: { label: msg`Done`, icon: CircleCheck },
  failed: { label: msg`Failed`, icon: CircleAlert },
  unknown: { label: msg`Unknown`, icon: CircleHelp },
  cancelled: { label: msg`Cancelled`, icon: Ban },
} as const;

export type Phase = keyof typeof PHASES;
export const PHASE_NAMES = Object.keys(PHASES) as Phase[];
