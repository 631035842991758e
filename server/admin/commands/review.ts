import * as v from 'valibot';
import { decideReview, worksToReview } from '../../works/reviews.ts';
import { CannotDo, defineCommand } from '../command.ts';
import { text, whole } from '../fields.ts';

interface Row {
  id: number;
  name: string;
  member: number;
  seconds: number;
  state: string;
}

export const review = defineCommand({
  name: 'review',
  summary: 'List works that members want to show, let one into the square, or keep one out.',
  operands: ['action', 'work?'],
  options: {
    reason: { value: 'TEXT', meaning: 'Why it is kept out; its owner reads it.' },
    all: { meaning: 'List published and rejected works as well.' },
  },
  examples: [
    'review list',
    'review approve 12',
    "review reject 12 --reason 'It shows somebody who has not agreed.'",
  ],
  input: v.pipe(
    v.strictObject({
      action: v.picklist(['list', 'approve', 'reject'], 'must be list, approve or reject'),
      work: v.optional(whole(1, 999_999_999)),
      reason: v.optional(text(200)),
      all: v.optional(v.boolean(), false),
    }),
    v.check(({ action, work }) => action === 'list' || work !== undefined, 'Say which work, by its number.'),
    v.check(
      ({ action, reason }) => action !== 'reject' || reason !== undefined,
      'A rejection needs its --reason.',
    ),
  ),
  note: ({ action, work, reason }) => ({ action, work: work ?? 0, reason: reason ?? '' }),
  async run({ db }, { action, work, reason, all }) {
    if (action === 'list') return { data: { works: (await worksToReview(db, all)) as Row[] } };
    const decided = await decideReview(db, work ?? 0, action === 'approve' ? null : (reason ?? ''));
    if (!decided) throw new CannotDo(`There is no work ${work} that its owner wants to show.`);
    return {
      data: { works: [decided] as Row[] },
      userId: decided.member,
    };
  },
  show: ({ works }) =>
    works.length === 0
      ? 'Nothing waits for review.'
      : works
          .map(({ id, state, member, seconds, name }) =>
            [
              String(id).padStart(6),
              state.padEnd(9),
              `member ${member}`,
              `${Math.round(seconds)} s`,
              name,
            ].join('  '),
          )
          .join('\n'),
});
