import * as v from 'valibot';
import { describeMember, type MemberFacts } from '../../user-center/member-facts.ts';
import { countMembers, listMembers } from '../../user-center/member-list.ts';
import { defineCommand } from '../command.ts';
import { member, whole } from '../fields.ts';
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
  blocked: 'Blocked',
} as const;

interface Listed {
  counts: Awaited<ReturnType<typeof countMembers>>;
  members: Awaited<ReturnType<typeof listMembers>>;
}

export const members = defineCommand({
  name: 'members',
  summary: 'Look up a member, or count and list all of them. The middle of each phone number is hidden.',
  operands: ['member?'],
  options: {
    count: { value: 'N', meaning: 'How many rows of the list, newest first, at most 500. Default: 20.' },
    before: { value: 'ID', meaning: 'Only members with a smaller number: the next part of the list.' },
  },
  examples: ['members', 'members --count 100 --before 1200', 'members 13800001111', 'members id:12 --json'],
  input: v.strictObject({
    member: v.optional(member),
    count: v.optional(whole(1, 500), '20'),
    before: v.optional(whole(1, 999_999_999)),
  }),
  about: ({ member: whom }) => whom,
  async run({ db }, { member: whom, count, before }): Promise<{ data: MemberFacts | Listed }> {
    if (whom !== undefined) return { data: await describeMember(db, await findMember(db, whom)) };
    return { data: { counts: await countMembers(db), members: await listMembers(db, { count, before }) } };
  },
  show: (data) => ('counts' in data ? showAll(data) : showOne(data)),
});

const showOne = (facts: MemberFacts): string =>
  Object.entries(LABELS)
    .map(([field, label]) => `${label.padEnd(18)} ${facts[field as keyof typeof LABELS] ?? '-'}`)
    .join('\n');

const showAll = ({ counts, members: rows }: Listed): string =>
  [
    `Members: ${counts.members}. Joined in 7 days: ${counts.joined_this_week}. Seen in 7 days: ${counts.seen_this_week}. Blocked: ${counts.blocked}.`,
    ...rows.map(({ id, name, points, tasks, joined, last_seen, blocked }) =>
      [
        String(id).padStart(6),
        name.padEnd(16),
        `${points} points`.padEnd(14),
        `${tasks} tasks`.padEnd(12),
        `joined ${joined.slice(0, 10)}`,
        last_seen === null ? 'not signed in' : `seen ${last_seen.slice(0, 10)}`,
        ...(blocked ? ['BLOCKED'] : []),
      ].join('  '),
    ),
  ].join('\n');
