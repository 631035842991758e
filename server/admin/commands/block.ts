import * as v from 'valibot';
import { blockMember, unblockMember } from '../../account/blocking.ts';
import { defineCommand } from '../command.ts';
import { member, text } from '../fields.ts';
import { findMember } from '../find-member.ts';

export const block = defineCommand({
  name: 'block',
  summary: 'Block a member: their sessions end, and a sign-in says that the account is blocked.',
  operands: ['member'],
  options: { reason: { value: 'TEXT', meaning: 'Why; only in the log of commands.' } },
  examples: ['block 13800001111', "block id:12 --reason 'Resells accounts'"],
  input: v.strictObject({ member, reason: v.optional(text(200)) }),
  about: ({ member: whom }) => whom,
  logDetail: ({ reason }) => ({ reason: reason ?? '' }),
  async run({ db }, { member: whom }) {
    const userId = await findMember(db, whom);
    return { data: { id: userId, ...(await blockMember(db, userId)) } };
  },
  show: ({ id, devices, already }) =>
    already
      ? `Member ${id} is blocked already.`
      : `Blocked member ${id}. Devices signed out: ${devices}. "unblock" takes it back.`,
});

export const unblock = defineCommand({
  name: 'unblock',
  summary: 'Let a blocked member sign in again.',
  operands: ['member'],
  examples: ['unblock 13800001111'],
  input: v.strictObject({ member }),
  about: ({ member: whom }) => whom,
  async run({ db }, { member: whom }) {
    const userId = await findMember(db, whom);
    return { data: { id: userId, blocked: await unblockMember(db, userId) } };
  },
  show: ({ id, blocked }) => (blocked ? `Unblocked member ${id}.` : `Member ${id} was not blocked.`),
});
