import * as v from 'valibot';
import { makeRedeemCodes } from '../../user-center/redeem-codes.ts';
import {
  countRedeemCodes,
  listRedeemCodes,
  type RedeemBatch,
  type RedeemCounts,
} from '../../user-center/redeem-list.ts';
import { defineCommand } from '../command.ts';
import { text, whole } from '../fields.ts';

const MOST_LISTED = 500;

type Result = { points: number; codes: string[] } | { counts: RedeemCounts; made: RedeemBatch[] };

export const redeem = defineCommand({
  name: 'redeem',
  summary:
    'Make redeem codes, which work once each and cannot be shown again, or list what was made, with who has used it.',
  operands: ['action?'],
  options: {
    points: { value: 'N', meaning: 'Points per code.' },
    count: {
      value: 'N',
      meaning: `How many codes, 1 to 1000; default: 1. Of the list: how many entries, newest first, at most ${MOST_LISTED}; default: 20.`,
    },
    days: { value: 'N', meaning: 'Days until the codes expire. Default: never.' },
    note: {
      value: 'TEXT',
      meaning: 'What the codes are for; stored with them. Of the list: only codes with this note.',
    },
  },
  examples: [
    'redeem --points 100 --count 20 --days 30 --note "spring fair"',
    'redeem --points 500 --yes --json',
    'redeem list',
    'redeem list --note "spring fair" --json',
  ],
  input: v.pipe(
    v.strictObject({
      action: v.optional(v.picklist(['make', 'list'], 'must be make or list'), 'make'),
      points: v.optional(whole(1, 1_000_000)),
      count: v.optional(whole(1, 1000)),
      days: v.optional(whole(1, 3650)),
      note: v.optional(text(200)),
    }),
    v.check(({ action, points }) => action === 'list' || points !== undefined, '--points: is missing'),
    v.check(
      ({ action, points, days }) => action === 'make' || (points === undefined && days === undefined),
      'A list takes --count and --note alone.',
    ),
    v.check(
      ({ action, count = 1 }) => action === 'make' || count <= MOST_LISTED,
      `--count: must be at most ${MOST_LISTED} for a list`,
    ),
  ),
  question: ({ action, points, count = 1 }) =>
    action === 'list'
      ? null
      : `Make ${count} ${count === 1 ? 'code' : 'codes'} worth ${points} points each? This cannot be undone.`,
  logDetail: ({ action, points = 0, count, days = 0, note = '' }) =>
    action === 'list' ? { action, note } : { points, count: count ?? 1, days, note },
  async run({ db }, { action, points = 0, count, days, note }): Promise<{ data: Result }> {
    if (action === 'list') {
      const made = await listRedeemCodes(db, { count: count ?? 20, note });
      return { data: { counts: await countRedeemCodes(db), made } };
    }
    const codes = await makeRedeemCodes(db, {
      points,
      count: count ?? 1,
      ...(days === undefined ? {} : { expiresInDays: days }),
      ...(note === undefined ? {} : { note }),
    });
    return { data: { points, codes } };
  },
  show: (data) => ('codes' in data ? data.codes.join('\n') : showList(data)),
});

const inWords = ({ unused, used, expired }: RedeemCounts): string =>
  `${unused} unused, ${used} used, ${expired} expired`;

const showList = ({ counts, made }: Extract<Result, { made: unknown }>): string =>
  [
    `All codes: ${inWords(counts)}.`,
    // a list without a note has all that were made
    ...(made.length === 0 && Object.values(counts).some(Boolean) ? ['None was made with this note.'] : []),
    ...made.flatMap((batch) => [
      [
        batch.made,
        `${batch.points} points`,
        inWords(batch),
        batch.expires === null ? 'no expiry' : `until ${batch.expires}`,
        batch.note,
      ]
        .filter(Boolean)
        .join('  '),
      ...batch.uses.map(({ member, at }) => `  ${at}  used by member ${member}`),
    ]),
  ].join('\n');
