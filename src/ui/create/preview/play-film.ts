import { t } from '@lingui/core/macro';
import { filmPreview, pausePreview, playPreview } from '../../../store/film/preview/film-preview.ts';
import { reportAs } from '../../errors/report-as.ts';

/** Plays the film, or pauses it. */
export function toggleFilm(): void {
  if (filmPreview.playing) pausePreview();
  else playPreview().catch((error: unknown) => reportAs(t`Couldn't play the film`, error));
}
