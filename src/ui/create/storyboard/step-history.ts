import { t } from '@lingui/core/macro';
import { redo, undo } from '../../../store/film/storyboard/history.ts';
import { reportAs } from '../../errors/report-as.ts';

/** Takes the last change back, with the message for a failure. */
export const stepBack = () => void undo().catch((error: unknown) => reportAs(t`Couldn't undo`, error));

/** Makes a change again that was taken back. */
export const stepForward = () => void redo().catch((error: unknown) => reportAs(t`Couldn't redo`, error));
