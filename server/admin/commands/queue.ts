import * as v from 'valibot';
import { readQueue } from '../../tasks/queue-facts.ts';
import { defineCommand } from '../command.ts';
import { whole } from '../fields.ts';

export const queue = defineCommand({
  name: 'queue',
  summary: 'Show what waits and runs, how the last tasks ended, and why some failed.',
  options: {
    hours: { value: 'N', meaning: 'How far back, at most 720. Default: 24.' },
    count: { value: 'N', meaning: 'How many failures to list, at most 200. Default: 10.' },
  },
  examples: ['queue', 'queue --hours 168 --count 50 --json'],
  input: v.strictObject({ hours: v.optional(whole(1, 720), '24'), count: v.optional(whole(1, 200), '10') }),
  async run({ db }, { hours, count }) {
    return { data: { hours, ...(await readQueue(db, { hours, count })) } };
  },
  show: ({ hours, open, ended, failures }) =>
    [
      ...(open.length === 0 ? ['Nothing waits or runs.'] : ['Open:']),
      ...open.map(
        ({ kind, waiting, running, oldest_seconds }) =>
          `  ${kind.padEnd(12)} ${waiting} waiting, ${running} running${waiting > 0 ? `; the oldest waits ${oldest_seconds} s` : ''}`,
      ),
      ended.length === 0 ? `Nothing ended in ${hours} h.` : `Ended in ${hours} h:`,
      ...ended.map(
        ({ kind, done, failed, cancelled }) =>
          `  ${kind.padEnd(12)} ${done} done, ${failed} failed, ${cancelled} cancelled`,
      ),
      ...(failures.length === 0 ? [] : ['Failures, newest first:']),
      ...failures.map(
        ({ at, kind, member, id, reason, attempts, refunded }) =>
          `  ${at}  ${kind}  member ${member}  ${reason} (attempts: ${attempts}, points refunded: ${refunded})  ${id}`,
      ),
    ].join('\n'),
});
