import { msg } from '@lingui/core/macro';

/** The two categories of styles. */
export const STYLE_NAMES = { Animation: msg`Animation`, Realistic: msg`Realistic` } as const;
