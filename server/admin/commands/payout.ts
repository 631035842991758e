import * as v from 'valibot';
import { payOut } from '../../user-center/distribution.ts';
import { CannotDo, defineCommand } from '../command.ts';
import { member, yuan } from '../fields.ts';
import { findMember } from '../find-member.ts';

export const payout = defineCommand({
  name: 'payout',
  summary: 'Record a payout of what a member earned by distribution. No money is moved.',
  operands: ['member'],
  options: { amount: { value: 'YUAN', meaning: 'At most the balance that is left to pay out.' } },
  examples: ['payout 13800001111 --amount 25.50'],
  input: v.strictObject({ member, amount: yuan }),
  question: ({ member: whom, amount }) =>
    `Record that ${whom} was paid ${amount.toFixed(2)} yuan? This cannot be undone.`,
  about: ({ member: whom }) => whom,
  logDetail: ({ amount }) => ({ amount }),
  async run({ db }, { member: whom, amount }) {
    const userId = await findMember(db, whom);
    const left = await payOut(db, userId, amount).catch((error: unknown) => {
      throw error instanceof RangeError ? new CannotDo(error.message) : error;
    });
    return { data: { id: userId, amount, left }, logDetail: { left } };
  },
  show: ({ id, amount, left }) =>
    `Recorded a payout of ${amount.toFixed(2)} yuan to member ${id}. ${left.toFixed(2)} yuan are left to pay out.`,
});
