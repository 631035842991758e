/** Telling the studio that a work should not be public. */
import * as v from 'valibot';
import { extension, unread } from './call.ts';
import { Id } from './fields.ts';

/** Why somebody reports a work. */
export const REPORT_REASONS = ['rights', 'person', 'sexual', 'violence', 'hate', 'deceit', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
export const REPORT_LIMITS = { textCharacters: 500 } as const;

/** Reports a work to whoever runs the studio, once for each visitor; a repetition changes nothing. */
export const reportWork = extension('/studio/works/report', {
  access: 'visitor',
  input: v.strictObject({
    works_id: Id,
    reason: v.picklist(REPORT_REASONS),
    text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(REPORT_LIMITS.textCharacters)), ''),
  }),
  answer: unread,
});
