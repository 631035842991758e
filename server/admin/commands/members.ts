import * as v from 'valibot';
import { describeMember } from '../../user-center/member-facts.ts';
import { defineCommand } from '../command.ts';
import { member } from '../fields.ts';
import { findMember } from '../find-member.ts';

const LABELS = {
  id: 'Member',
  name: 'Name',
  phone: 'Phone',
  provider: 'Signs in through',
  points: 'Points',
  plan: 'Plan',
  plan_ends: 'Plan ends',
  tasks_waiting: 'Tasks waiting',
  tasks_running: 'Tasks running',
  devices: 'Signed-in devices',
  last_seen: 'Last seen',
  joined: 'Joined',
} as const;

export const members = defineCommand({
  name: 'members',
  summary: 'Look a member up: points, plan, tasks, devices. The phone is shown with its middle hidden.',
  operands: ['member'],
  examples: ['members 13800001111', 'members id:12 --json'],
  input: v.strictObject({ member }),
  about: ({ member: whom }) => whom,
  async run({ db }, { member: whom }) {
    const userId = await findMember(db, whom);
    return { data: await describeMember(db, userId) };
  },
  show: (facts) =>
    Object.entries(LABELS)
      .map(([field, label]) => `${label.padEnd(18)} ${facts[field as keyof typeof LABELS] ?? '-'}`)
      .join('\n'),
});
