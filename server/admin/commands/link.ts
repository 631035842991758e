import * as v from 'valibot';
import { dropLinks, makeLink } from '../../account/sign-in-links.ts';
import { MINUTE } from '../../clock.ts';
import type { Config } from '../../config.ts';
import { isLoopback } from '../../http/loopback.ts';
import { localAddress } from '../../start/address.ts';
import { CannotDo, defineCommand } from '../command.ts';
import { member, whole } from '../fields.ts';
import { findMember } from '../find-member.ts';

/** The studio's address, if it can only be opened on this machine. A public address is not known here. */
function knownAddress({ host, port, behindTls }: Config, running: string | null): string | null {
  if (behindTls || !isLoopback(host)) return null;
  return running ?? (port > 0 ? localAddress(host, port) : null);
}

export const link = defineCommand({
  name: 'link',
  summary: 'Make a one-time link that signs a member in. Anyone who has it can sign in as that member.',
  operands: ['member'],
  options: {
    minutes: { value: 'N', meaning: 'How long the link works, at most 1440. Default: 60.' },
    address: {
      value: 'URL',
      meaning: 'The address people open the studio at. Not needed for a studio on this machine only.',
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
  logDetail: ({ minutes }) => ({ minutes }),
  async run({ db, config, address }, { member: whom, minutes, address: given }) {
    const origin = (given ?? knownAddress(config, address))?.replace(/\/$/, '');
    if (!origin)
      throw new CannotDo(
        'Add --address with the address people open the studio at, e.g. https://studio.example.com.',
      );
    const userId = await findMember(db, whom);
    // one link at a time: making a new one revokes a link that was sent to the wrong place
    await dropLinks(db, userId);
    const text = await makeLink(db, userId, minutes * MINUTE);
    // after the #, so that no proxy logs it
    return { data: { id: userId, link: `${origin}/web/#/square?encrypt_str=${text}`, minutes } };
  },
  show: ({ link: made, minutes }) =>
    `${made}\nIt works once and expires in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
});
