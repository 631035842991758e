import * as v from 'valibot';
import { payOut } from '../../user-center/distribution.ts';
import { CannotDo, defineCommand } from '../command.ts';
import { member, yuan } from '../fields.ts';
import { findMember } from '../find-member.ts';

export const payout = defineCommand({
  name: 'payout',
  summary:
    'Note that a member was paid a part of what their invitations earned. The money itself moves elsewhere.',
  operands: ['member'],
  options: { amount: { value: 'YUAN', meaning: 'At most what is left to pay out.' } },
  examples: ['payout 13800001111 --amount 25.50'],
  input: v.strictObject({ member, amount: yuan }),
  question: ({ member: whom, amount }) =>
    `Note that ${whom} was paid ${amount.toFixed(2)} yuan? It cannot be taken back.`,
  about: ({ member: whom }) => whom,
  note: ({ amount }) => ({ amount }),
  async run({ db }, { member: whom, amount }) {
    const userId = await findMember(db, whom);
    const left = await payOut(db, userId, amount).catch((error: unknown) => {
      throw error instanceof RangeError ? new CannotDo(error.message) : error;
    });
    return { data: { id: userId, amount, left }, note: { left } };
  },
  show: ({ id, amount, left }) =>
    `Noted ${amount.toFixed(2)} yuan to member ${id}; ${left.toFixed(2)} yuan are left to pay out.`,
});
