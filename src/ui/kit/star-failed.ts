import { t } from '@lingui/core/macro';
import { reportAs } from '../errors/report-as.ts';

/** Says that a star is as it was before the press. */
export const starFailed = (error: unknown): void => reportAs(t`Couldn't save the star`, error);
