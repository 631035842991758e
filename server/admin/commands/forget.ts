import * as v from 'valibot';
import { type Belongings, countBelongings } from '../../account/belongings.ts';
import { closeAccount } from '../../account/close-account.ts';
import { openWrites } from '../../tasks/queue-writes.ts';
import { defineCommand } from '../command.ts';
import { member } from '../fields.ts';
import { findMember } from '../find-member.ts';

const LABELS: Readonly<Record<keyof Belongings, string>> = {
  drawings: 'Drawings',
  clips: 'Clips',
  songs: 'Songs',
  lip_syncs: 'Talking heads',
  projects: 'Films',
  works: 'Works',
  files: 'Files',
  megabytes: 'Megabytes',
  open_tasks: 'Open tasks',
  messages: 'Messages',
  devices: 'Signed-in devices',
  points: 'Points',
  orders_kept: 'Orders, which are kept without a name',
};

export const forget = defineCommand({
  name: 'forget',
  summary: 'Delete everything of a member, as if they had closed their account themselves.',
  operands: ['member'],
  options: { dry: { meaning: 'Only count what would be deleted.' } },
  examples: ['forget 13800001111 --dry', 'forget id:12 --yes'],
  input: v.strictObject({ member, dry: v.optional(v.boolean(), false) }),
  question: ({ member: whom, dry }) =>
    dry ? null : `Delete everything of ${whom}, with all films and points? This cannot be undone.`,
  about: ({ member: whom }) => whom,
  logDetail: ({ dry }) => ({ dry }),
  async run({ db, secret }, { member: whom, dry }) {
    const id = await findMember(db, whom);
    const belongings = await countBelongings(db, id);
    if (!dry) await closeAccount({ db, queue: openWrites(), secret: await secret() }, id);
    return { data: { id, dry, belongings } };
  },
  show: ({ id, dry, belongings }) =>
    [
      ...Object.entries(LABELS).map(
        ([field, label]) =>
          `${label.padEnd(38)} ${String(belongings[field as keyof Belongings]).padStart(8)}`,
      ),
      dry
        ? `Nothing was deleted of member ${id}.`
        : `Member ${id} is signed out, and nobody sees their works any more. The server erases rows and files within six minutes, or after its next start.`,
    ].join('\n'),
});
