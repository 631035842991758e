import * as v from 'valibot';
import { dropLinks, makeLink } from '../../account/sign-in-links.ts';
import { MINUTE } from '../../clock.ts';
import { CannotDo, defineCommand } from '../command.ts';
import { member, whole } from '../fields.ts';
import { findMember } from '../find-member.ts';
import { ADDRESS_OPTION, addressField, originOfStudio } from '../known-address.ts';

export const link = defineCommand({
  name: 'link',
  summary: 'Make a one-time link that signs a member in. Anyone who has it can sign in as that member.',
  operands: ['member'],
  options: {
    minutes: { value: 'N', meaning: 'How long the link works, at most 1440. Default: 60.' },
    address: ADDRESS_OPTION,
  },
  examples: ['link 13800001111', 'link id:12 --minutes 10 --address https://studio.example.com'],
  input: v.strictObject({
    member,
    minutes: v.optional(whole(1, 1440), '60'),
    address: addressField,
  }),
  about: ({ member: whom }) => whom,
  logDetail: ({ minutes }) => ({ minutes }),
  async run({ db, ...studio }, { member: whom, minutes, address }) {
    const origin = originOfStudio(studio, address);
    const assumed = address === undefined && studio.address === null;
    if (!origin)
      throw new CannotDo(
        'Add --address with the address people open the studio at, e.g. https://studio.example.com.',
      );
    const userId = await findMember(db, whom);
    // one link at a time: a new link revokes one that was sent to the wrong person
    await dropLinks(db, userId);
    const text = await makeLink(db, userId, minutes * MINUTE);
    // after the #, so that proxies do not log it
    return { data: { id: userId, link: `${origin}/web/#/square?encrypt_str=${text}`, minutes, assumed } };
  },
  show: ({ link: made, minutes, assumed }) =>
    [
      made,
      `It works once and expires in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
      // a server that was started with another PORT would not be there
      ...(assumed
        ? ['The address is that of HOST and PORT here. If the server has others, add --address.']
        : []),
    ].join('\n'),
});
