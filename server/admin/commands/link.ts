import * as v from 'valibot';
import { dropLinks, makeLink } from '../../account/sign-in-links.ts';
import { MINUTE } from '../../clock.ts';
import type { Config } from '../../config.ts';
import { isLoopback } from '../../http/loopback.ts';
import { localAddress } from '../../start/address.ts';
import { CannotDo, defineCommand } from '../command.ts';
import { member, whole } from '../fields.ts';
import { findMember } from '../find-member.ts';

/** Where people open a studio that only this machine reaches; of any other this machine does not know it. */
function knownAddress({ host, port, behindTls }: Config, running: string | null): string | null {
  if (behindTls || !isLoopback(host)) return null;
  return running ?? (port > 0 ? localAddress(host, port) : null);
}

export const link = defineCommand({
  name: 'link',
  summary: 'Make a link that signs a member in, once. Whoever has it is that member: send it to nobody else.',
  operands: ['member'],
  options: {
    minutes: { value: 'N', meaning: 'How long it works, at most 1440; 60 if left out.' },
    address: {
      value: 'URL',
      meaning: 'Where people open the studio; may be left out where only this machine reaches it.',
    },
  },
  examples: ['link 13800001111', 'link id:12 --minutes 10 --address https://studio.example.com'],
  input: v.strictObject({
    member,
    minutes: v.optional(whole(1, 1440), '60'),
    address: v.optional(
      v.pipe(v.string(), v.regex(/^https?:\/\/[^\s/?#]+\/?$/, 'must be http:// or https:// and a host')),
    ),
  }),
  about: ({ member: whom }) => whom,
  note: ({ minutes }) => ({ minutes }),
  async run({ db, config, address }, { member: whom, minutes, address: given }) {
    const origin = (given ?? knownAddress(config, address))?.replace(/\/$/, '');
    if (!origin)
      throw new CannotDo('Say with --address where people open the studio, e.g. https://studio.example.com.');
    const userId = await findMember(db, whom);
    // one at a time: a link that went to the wrong place is ended by making another
    await dropLinks(db, userId);
    const text = await makeLink(db, userId, minutes * MINUTE);
    // behind the #, where no proxy writes it down
    return { data: { id: userId, link: `${origin}/web/#/square?encrypt_str=${text}`, minutes } };
  },
  show: ({ link: made, minutes }) =>
    `${made}\nIt works once, within ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
});
