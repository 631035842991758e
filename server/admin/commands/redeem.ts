import * as v from 'valibot';
import { makeRedeemCodes } from '../../user-center/redeem-codes.ts';
import { defineCommand } from '../command.ts';
import { text, whole } from '../fields.ts';

export const redeem = defineCommand({
  name: 'redeem',
  summary: 'Make codes that are worth points; each works once. They cannot be shown again.',
  options: {
    points: { value: 'N', meaning: 'What each code is worth.' },
    count: { value: 'N', meaning: 'How many codes, 1 to 1000; one if left out.' },
    days: { value: 'N', meaning: 'They end after so many days; never if left out.' },
    note: { value: 'TEXT', meaning: 'What they are for, kept beside them.' },
  },
  examples: [
    'redeem --points 100 --count 20 --days 30 --note "spring fair"',
    'redeem --points 500 --yes --json',
  ],
  input: v.strictObject({
    points: whole(1, 1_000_000),
    count: v.optional(whole(1, 1000), '1'),
    days: v.optional(whole(1, 3650)),
    note: v.optional(text(200)),
  }),
  question: ({ points, count }) =>
    `Make ${count} ${count === 1 ? 'code' : 'codes'} worth ${points} points each? They cannot be taken back.`,
  note: ({ points, count, days, note }) => ({ points, count, days: days ?? 0, note: note ?? '' }),
  async run({ db }, { points, count, days, note }) {
    const codes = await makeRedeemCodes(db, {
      points,
      count,
      ...(days === undefined ? {} : { expiresInDays: days }),
      ...(note === undefined ? {} : { note }),
    });
    return { data: { points, codes } };
  },
  show: ({ codes }) => codes.join('\n'),
});
