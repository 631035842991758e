import * as v from 'valibot';
import { MINUTE } from '../../domain/clock.ts';
import { makeLink } from '../../domain/sign-in-links.ts';
import { defineCommand } from '../command.ts';
import { member, whole } from '../fields.ts';
import { findMember } from '../find-member.ts';

/** The built-in server's address, for a link that is made while none runs. */
const usualAddress = ({
  host,
  port,
  behindTls,
}: {
  host: string;
  port: number;
  behindTls: boolean;
}): string => `${behindTls ? 'https' : 'http'}://${host}:${port}`;

export const link = defineCommand({
  name: 'link',
  summary: 'Make a link that signs a member in, once. Whoever has it is that member: send it to nobody else.',
  operands: ['member'],
  options: {
    minutes: { value: 'N', meaning: 'How long it works, at most 1440; 60 if left out.' },
    address: {
      value: 'URL',
      meaning: 'The address people open the studio at, where the server cannot know it.',
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
  async run({ db, config, address }, { member: whom, minutes, address: given }) {
    const userId = await findMember(db, whom);
    const text = await makeLink(db, userId, minutes * MINUTE);
    const origin = (given ?? address ?? usualAddress(config)).replace(/\/$/, '');
    return {
      data: { id: userId, link: `${origin}/web/?encrypt_str=${text}`, minutes },
      userId,
      note: { minutes },
    };
  },
  show: ({ link: made, minutes }) =>
    `${made}\nIt works once, within ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
});
