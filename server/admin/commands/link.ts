import * as v from 'valibot';
import { dropLinks, makeLink } from '../../account/sign-in-links.ts';
import { MINUTE } from '../../clock.ts';
import { CannotDo, defineCommand } from '../command.ts';
import { member, whole } from '../fields.ts';
import { findMember } from '../find-member.ts';
import {
  ADDRESS_OPTION,
  ASSUMED_ADDRESS,
  addressField,
  addressOfStudio,
  UNKNOWN_ADDRESS,
} from '../known-address.ts';

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
    const { origin, assumed } = addressOfStudio(studio, address);
    if (origin === null) throw new CannotDo(UNKNOWN_ADDRESS);
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
      ...(assumed ? [ASSUMED_ADDRESS] : []),
    ].join('\n'),
});
