import type { HandlerAnswer } from '../../../src/api/call.ts';
import { EXPORT_STEP, type searchExport } from '../../../src/api/exports.ts';
import { VIDEO_KEPT_DAYS } from '../../../src/api/video-modes.ts';
import { CHECK_STATUS } from '../../../src/api/works.ts';
import { DAY, instant } from '../../clock.ts';
import { mediaAddress, servedUntil } from '../../media/media-address.ts';
import { isKnownTakenDown } from '../../media/taken-down.ts';
import type { Language } from '../../rpc/messages.ts';
import { Refusal } from '../../rpc/refusal.ts';
import { flag } from '../../rpc/route.ts';
import { taskExtras } from '../../tasks/task-extras.ts';
import { shownStatus } from '../../tasks/task-progress.ts';
import type { ExportRow } from './exports.ts';

/** Whether a film is too old to be downloaded (NOTICE-10); its URL is then left out. */
const isExpired = (ended: Date | null): boolean =>
  ended !== null && Date.now() - new Date(ended).getTime() > VIDEO_KEPT_DAYS * DAY * 1000;

const stepOf = ({ status, request, step }: ExportRow): number => {
  if (status === 'done') return EXPORT_STEP.done;
  if (status === 'failed') return EXPORT_STEP.failed;
  return shownStatus({ status, request }) === 'waiting' ? EXPORT_STEP.waiting : step;
};

/**
 * An export for its poll and its notice (NOTICE-02).
 * @throws Refusal for a cancelled export
 */
export function serializeExport(
  row: ExportRow,
  { secret, language }: { secret: string; language: Language },
): HandlerAnswer<typeof searchExport> {
  if (row.status === 'cancelled') throw new Refusal(404, 'taskCancelled');
  const address = (file: string | null) => (file ? mediaAddress(secret, file) : '');
  const { plan } = row;
  return {
    step: stepOf(row),
    width_height: plan.ratio,
    video_url: isExpired(row.ended_at) ? '' : address(row.video),
    poster_url: address(row.poster),
    works_name: row.name ?? plan.name,
    works_time: row.ended_at ? instant(row.ended_at) : '',
    works_id: row.work_id ?? 0,
    progress: row.progress,
    ...(row.seconds === null ? {} : { seconds: row.seconds }),
    subtitles_url: isExpired(row.ended_at) ? '' : address(row.subtitles),
    subtitles_burnt: flag(plan.subtitles),
    ...(row.project_id === null ? {} : { script_id: row.project_id }),
    music: flag(plan.music !== null),
    voice: flag(
      plan.shots.some(
        ({ narrations, source }) => narrations?.length || (source.kind === 'clip' && source.speech),
      ),
    ),
    ...(plan.madeBy ? { made_by: plan.madeBy } : {}),
    published: row.is_show === 1 && row.check_status === CHECK_STATUS.published ? 1 : 0,
    ...(row.work_id === null
      ? {}
      : {
          is_show: row.is_show === 1 ? 1 : 0,
          check_status: row.check_status ?? CHECK_STATUS.review,
          check_msg: row.check_msg ?? '',
          desc: row.description ?? '',
          project_cover: address(row.project_cover),
          // a URL of a film that was taken down must not be shared
          ...(isKnownTakenDown(row.video ?? '') ? {} : { share_until: instant(servedUntil()) }),
        }),
    ...taskExtras(row, language),
  };
}
