import * as v from 'valibot';
import { defineCommand } from '../command.ts';
import { member, whole } from '../fields.ts';
import { findMember } from '../find-member.ts';
import { readOperatorLog } from '../operator-log.ts';

export const log = defineCommand({
  name: 'log',
  summary: 'Show what was done by this command line, the latest first.',
  options: {
    count: { value: 'N', meaning: 'How many rows, at most 500; 20 if left out.' },
    member: { value: 'PHONE', meaning: 'Only what was about this member; also id:12.' },
  },
  examples: ['log', 'log --member 13800001111 --count 100 --json'],
  input: v.strictObject({ count: v.optional(whole(1, 500), '20'), member: v.optional(member) }),
  async run({ db }, { count, member: whom }) {
    const userId = whom === undefined ? null : await findMember(db, whom);
    return { data: { rows: await readOperatorLog(db, count, userId) } };
  },
  show: ({ rows }) =>
    rows
      .map(({ at, operator, command, member: about, outcome, detail }) =>
        [at, operator, command, about === null ? '' : `member ${about}`, outcome, JSON.stringify(detail)]
          .filter(Boolean)
          .join('  '),
      )
      .join('\n') || 'Nothing yet.',
});
