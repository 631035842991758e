import * as v from 'valibot';
import { mediaAddress } from '../../media/media-address.ts';
import { learnTakenDown } from '../../media/taken-down.ts';
import { decideReview, type ReviewRow, worksToReview } from '../../works/reviews.ts';
import { CannotDo, defineCommand } from '../command.ts';
import { oneOf, text, whole } from '../fields.ts';
import {
  ADDRESS_OPTION,
  addressField,
  addressLines,
  addressOfStudio,
  type StudioAddress,
} from '../known-address.ts';

interface Row {
  id: number;
  name: string;
  member: number;
  seconds: number;
  state: string;
  sample: boolean;
  /** Link to the video, valid for a week: a full URL, or only its path if the studio's URL is not known. */
  watch: string;
}

type Result = { works: Row[]; done?: string; studio: StudioAddress };

export const review = defineCommand({
  name: 'review',
  summary:
    'List works that wait for review with an address to watch each, publish one to the square, or reject one.',
  operands: ['action', 'work?'],
  options: {
    reason: {
      value: 'TEXT',
      meaning: 'Why the work is rejected; its owner reads it on their page and in their messages.',
    },
    all: { meaning: 'Also list published and rejected works.' },
    address: ADDRESS_OPTION,
  },
  examples: [
    'review list',
    'review list --address https://studio.example.com',
    'review approve 12',
    "review reject 12 --reason 'It shows somebody who has not agreed.'",
  ],
  input: v.pipe(
    v.strictObject({
      action: oneOf(['list', 'approve', 'reject']),
      work: v.optional(whole(1, 999_999_999)),
      reason: v.optional(text(200)),
      all: v.optional(v.boolean(), false),
      address: addressField,
    }),
    v.check(({ action, work }) => action === 'list' || work !== undefined, 'Name the work by its number.'),
    v.check(
      ({ action, reason }) => action !== 'reject' || reason !== undefined,
      'A rejection needs a --reason.',
    ),
    // nobody would read it
    v.check(
      ({ action, reason }) => action === 'reject' || reason === undefined,
      'Only a rejection takes a --reason.',
    ),
  ),
  logDetail: ({ action, work, reason }) => ({ action, work: work ?? 0, reason: reason ?? '' }),
  async run({ db, secret, ...studio }, { action, work, reason, all, address }) {
    const at = addressOfStudio(studio, address);
    const key = await secret();
    await learnTakenDown(db);
    const row = ({ video, ...facts }: ReviewRow): Row => ({
      ...facts,
      watch: (at.origin ?? '') + mediaAddress(key, video),
    });
    if (action === 'list')
      return { data: { works: (await worksToReview(db, all)).map(row), studio: at } as Result };
    const decided = await decideReview(db, work ?? 0, action === 'approve' ? null : (reason ?? ''));
    if (!decided) throw new CannotDo(`No work ${work} was submitted for review.`);
    const outcome =
      action === 'approve' ? 'is in the square' : 'is not in the square; its owner can read why';
    return {
      data: { works: [row(decided)], done: `“${decided.name}” ${outcome}.`, studio: at } as Result,
      userId: decided.member,
    };
  },
  show: ({ works, done, studio }) => {
    if (done) return done;
    if (works.length === 0) return 'No works are waiting for review.';
    const rows = works.map(({ id, state, sample, member, seconds, name, watch }) => {
      const owner = sample ? 'sample of the studio' : `member ${member}`;
      return [String(id).padStart(6), state.padEnd(9), owner, `${Math.round(seconds)} s`, name]
        .join('  ')
        .concat(`\n        ${watch}`);
    });
    return [...rows, ...addressLines(studio)].join('\n');
  },
});
