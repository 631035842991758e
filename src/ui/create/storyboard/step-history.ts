import { t } from '@lingui/core/macro';
import { redo, undo } from '../../../store/film/storyboard/history.ts';
import { reportAs } from '../../errors/report-as.ts';

/** Undoes the last change, with the message for a failure. */
export const stepBack = () => void undo().catch((error: unknown) => reportAs(t`Couldn't undo`, error));

/** Redoes a change. */
export const stepForward = () => void redo().catch((error: unknown) => reportAs(t`Couldn't redo`, error));
