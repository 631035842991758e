import { type ReportReason, reportWork } from '../../api/work-reports.ts';
import { client } from '../client.ts';

/** Reports a work to whoever runs the studio. @throws ApiError */
export async function sendReport({
  worksId,
  reason,
  text,
}: {
  worksId: number;
  reason: ReportReason;
  text: string;
}): Promise<void> {
  await client.send(reportWork, { works_id: worksId, reason, text });
}
