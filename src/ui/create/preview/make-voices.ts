import { t } from '@lingui/core/macro';
import type { Shot } from '../../../api/shot.ts';
import { refreshPoints } from '../../../store/account/points.ts';
import { filmPreview, pausePreview, readPreview } from '../../../store/film/preview/film-preview.ts';
import { board, loadBoard } from '../../../store/film/storyboard/board.ts';
import { narrationFile } from '../../../store/film/storyboard/narration.ts';
import { report } from '../../errors/error-policy.ts';
import { reportAs } from '../../errors/report-as.ts';

const quietly = (error: unknown) => report(error, { background: true });

/** Makes missing narration, shot by shot, and reads the film again. What was spoken before a failure stays. */
export async function makeVoices(): Promise<void> {
  const { projectId, plan } = filmPreview;
  const silent = (plan?.shots ?? []).filter(({ narrations }) =>
    narrations.some(({ audio_url }) => audio_url === ''),
  );
  pausePreview();
  try {
    for (const { scene_id } of silent) {
      const shot = board.shots.find(({ id }) => id === scene_id) as Shot | undefined;
      if (board.projectId !== projectId) return;
      if (shot) await narrationFile(shot);
    }
  } catch (error) {
    reportAs(t`Audio generation failed`, error);
  }
  // also after a failure: some may have been spoken
  await refreshPoints().catch(quietly);
  if (board.projectId !== projectId) return;
  await loadBoard(projectId).catch(quietly);
  await readPreview(projectId).catch(quietly);
}
