/** Reporting works that should not be public. */
import * as v from 'valibot';
import { extension, unread } from './call.ts';
import { Id } from './fields.ts';

/** Reasons for a report. */
export const REPORT_REASONS = ['rights', 'person', 'sexual', 'violence', 'hate', 'deceit', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
export const REPORT_LIMITS = { textCharacters: 500 } as const;

/** Reports a work to the operator. Counts once per visitor until the operator has decided about it; repeating it before changes nothing. */
export const reportWork = extension('/studio/works/report', {
  access: 'visitor',
  input: v.strictObject({
    works_id: Id,
    reason: v.picklist(REPORT_REASONS),
    text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(REPORT_LIMITS.textCharacters)), ''),
  }),
  answer: unread,
});
