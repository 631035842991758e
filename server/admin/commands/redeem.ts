import * as v from 'valibot';
import { makeRedeemCodes } from '../../user-center/redeem-codes.ts';
import { defineCommand } from '../command.ts';
import { text, whole } from '../fields.ts';

export const redeem = defineCommand({
  name: 'redeem',
  summary: 'Make redeem codes. Each works once, and they cannot be shown again.',
  options: {
    points: { value: 'N', meaning: 'Points per code.' },
    count: { value: 'N', meaning: 'How many codes, 1 to 1000. Default: 1.' },
    days: { value: 'N', meaning: 'Days until the codes expire. Default: never.' },
    note: { value: 'TEXT', meaning: 'What the codes are for; stored with them.' },
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
    `Make ${count} ${count === 1 ? 'code' : 'codes'} worth ${points} points each? This cannot be undone.`,
  logDetail: ({ points, count, days, note }) => ({ points, count, days: days ?? 0, note: note ?? '' }),
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
