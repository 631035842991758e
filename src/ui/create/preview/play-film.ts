import { t } from '@lingui/core/macro';
import { filmPreview, pausePreview, playPreview } from '../../../store/film/preview/film-preview.ts';
import { board } from '../../../store/film/storyboard/board.ts';
import { shownIn } from '../../../store/film/storyboard/shot-view.ts';
import { toast } from '../../../store/toasts.ts';
import { reportAs } from '../../errors/report-as.ts';

/** Plays the film, or pauses it. */
export function toggleFilm(): void {
  if (filmPreview.playing) pausePreview();
  else if (!board.shots.some((shot) => shownIn(shot).kind !== 'nothing'))
    toast({ type: 'warning', title: t`No shot has a picture yet` });
  else playPreview().catch((error: unknown) => reportAs(t`Couldn't play the film`, error));
}
