import * as v from 'valibot';
import { mediaAddress } from '../../media/media-address.ts';
import { learnTakenDown } from '../../media/taken-down.ts';
import { closeReports, type ReportedWork, reportedWorks } from '../../works/reports.ts';
import { decideReview } from '../../works/reviews.ts';
import { CannotDo, defineCommand } from '../command.ts';
import { oneOf, text, whole } from '../fields.ts';
import {
  ADDRESS_OPTION,
  addressField,
  addressLines,
  addressOfStudio,
  type StudioAddress,
} from '../known-address.ts';

interface Row extends Omit<ReportedWork, 'video'> {
  /** Link to the video, valid for a week: a full URL, or only its path if the studio's URL is not known. */
  watch: string;
}

type Result = { works: Row[]; studio: StudioAddress } | { done: string };

export const reports = defineCommand({
  name: 'reports',
  summary:
    'List works that visitors have reported, take one down with a reason, put it back, or dismiss what was reported.',
  operands: ['action', 'work?'],
  options: {
    reason: {
      value: 'TEXT',
      meaning: 'Why the work is taken down; its owner reads it on their page and in their messages.',
    },
    address: ADDRESS_OPTION,
  },
  examples: [
    'reports list',
    "reports take-down 12 --reason 'The music belongs to somebody else.'",
    'reports put-back 12',
    'reports dismiss 12',
  ],
  input: v.pipe(
    v.strictObject({
      action: oneOf(['list', 'take-down', 'put-back', 'dismiss']),
      work: v.optional(whole(1, 999_999_999)),
      reason: v.optional(text(200)),
      address: addressField,
    }),
    v.check(({ action, work }) => action === 'list' || work !== undefined, 'Name the work by its number.'),
    v.check(
      ({ action, reason }) => action !== 'take-down' || reason !== undefined,
      'Taking a work down needs a --reason.',
    ),
    // nobody would read it
    v.check(
      ({ action, reason }) => action === 'take-down' || reason === undefined,
      'Only taking a work down takes a --reason.',
    ),
  ),
  logDetail: ({ action, work, reason }) => ({ action, work: work ?? 0, reason: reason ?? '' }),
  async run({ db, secret, ...studio }, { action, work = 0, reason = '', address }) {
    if (action === 'list') {
      const at = addressOfStudio(studio, address);
      const key = await secret();
      await learnTakenDown(db);
      const works = (await reportedWorks(db)).map(
        ({ video, ...facts }): Row => ({ ...facts, watch: (at.origin ?? '') + mediaAddress(key, video) }),
      );
      return { data: { works, studio: at } as Result };
    }
    if (action === 'dismiss') {
      const count = await closeReports(db, work);
      if (count === 0) throw new CannotDo(`Nothing is reported about work ${work}.`);
      return { data: { done: `Dismissed ${count} ${count === 1 ? 'report' : 'reports'}.` } as Result };
    }
    const decided = await decideReview(db, work, action === 'put-back' ? null : reason);
    if (!decided) throw new CannotDo(`No work ${work} was published.`);
    const done = action === 'put-back' ? 'is in the square again' : 'was taken down; its owner can read why';
    return { data: { done: `“${decided.name}” ${done}.` } as Result, userId: decided.member };
  },
  show(data) {
    if ('done' in data) return data.done;
    if (data.works.length === 0) return 'Nothing is reported.';
    const rows = data.works.map(({ id, member, name, shown, reports: said, watch }) =>
      [
        `${String(id).padStart(6)}  ${shown ? 'in the square' : 'not in the square'}  member ${member}  ${name}`,
        ...said.map(
          ({ reason, words }) =>
            `        ${reason}${words ? `: ${words.replaceAll(/[\s\p{Cc}]+/gu, ' ')}` : ''}`,
        ),
        `        ${watch}`,
      ].join('\n'),
    );
    return [...rows, ...addressLines(data.studio)].join('\n');
  },
});
