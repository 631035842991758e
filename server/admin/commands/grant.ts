import * as v from 'valibot';
import { grantPoints } from '../../ledger/grants.ts';
import { defineCommand } from '../command.ts';
import { member, text, whole } from '../fields.ts';
import { findMember } from '../find-member.ts';

export const grant = defineCommand({
  name: 'grant',
  summary: 'Give points to a member. The reason appears in their points log.',
  operands: ['member'],
  options: {
    points: { value: 'N', meaning: 'How many points.' },
    reason: { value: 'TEXT', meaning: 'The reason the member sees, at most 100 characters.' },
    key: {
      value: 'TEXT',
      meaning: 'An idempotency key: repeating the command with the same key gives the points only once.',
    },
  },
  examples: [
    "grant 13800001111 --points 50 --reason 'Sorry for the outage'",
    "grant id:12 --points 50 --reason 'Contest, first prize' --key contest-2026-1 --yes",
  ],
  input: v.strictObject({
    member,
    points: whole(1, 1_000_000),
    reason: text(100),
    key: v.optional(text(64)),
  }),
  question: ({ member: whom, points }) => `Give ${points} points to ${whom}? This cannot be undone.`,
  about: ({ member: whom }) => whom,
  logDetail: ({ points, reason, key }) => ({ points, reason, key: key ?? '' }),
  async run({ db }, { member: whom, points, reason, key }) {
    const userId = await findMember(db, whom);
    const { balance, repeated } = await grantPoints(db, { userId, points, reason, key: key ?? null });
    return { data: { id: userId, points, balance, repeated }, logDetail: { repeated } };
  },
  show: ({ id, points, balance, repeated }) =>
    repeated
      ? `Nothing changed: this key was already used for these points. Member ${id} has ${balance} points.`
      : `Gave ${points} points to member ${id}, who now has ${balance}.`,
});
