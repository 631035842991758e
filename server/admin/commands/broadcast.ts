import * as v from 'valibot';
import { BROADCAST_LIMITS, sendBroadcast } from '../../messages/send-broadcast.ts';
import { defineCommand } from '../command.ts';
import { text } from '../fields.ts';

const title = text(BROADCAST_LIMITS.title);
const content = text(BROADCAST_LIMITS.content);

/** One of the two ways to say what a message holds. */
const oneOf = (written: string | undefined, file: string | undefined): string | undefined => written ?? file;

export const broadcast = defineCommand({
  name: 'broadcast',
  summary: 'Tell all members something; it is unread for each of them at once.',
  options: {
    title: { value: 'TEXT', meaning: 'The headline, plain text.' },
    text: { value: 'HTML', meaning: 'The message; what a message may not hold is taken out.' },
    file: {
      value: 'FILE',
      file: true,
      meaning: 'The message from a file in place of --text; - reads what is piped in.',
    },
    'title-zh': { value: 'TEXT', meaning: 'The headline for who reads Chinese.' },
    'text-zh': { value: 'HTML', meaning: 'The message for them.' },
    'file-zh': { value: 'FILE', file: true, meaning: 'The same from a file.' },
  },
  examples: [
    "broadcast --title 'Closed on Sunday' --text '<p>The studio rests from 2 to 4.</p>'",
    'broadcast --title News --file news.html --title-zh 消息 --file-zh news-zh.html --yes',
  ],
  input: v.pipe(
    v.strictObject({
      title,
      text: v.optional(content),
      file: v.optional(content),
      'title-zh': v.optional(title),
      'text-zh': v.optional(content),
      'file-zh': v.optional(content),
    }),
    v.check(
      ({ text: written, file }) => (written === undefined) !== (file === undefined),
      'Give either --text or --file.',
    ),
    v.check((one) => !(one['text-zh'] && one['file-zh']), 'Give either --text-zh or --file-zh.'),
    v.check(
      (one) => Boolean(one['title-zh']) === Boolean(oneOf(one['text-zh'], one['file-zh'])),
      'The Chinese headline and message belong together.',
    ),
  ),
  question: (one) => `Send "${one.title}" to all members?`,
  note: ({ title: said }) => ({ title: said }),
  async run({ db }, one) {
    const id = await sendBroadcast(db, {
      title: one.title,
      content: oneOf(one.text, one.file) ?? '',
      titleZh: one['title-zh'],
      contentZh: oneOf(one['text-zh'], one['file-zh']),
    });
    return { data: { id, title: one.title }, note: { id } };
  },
  show: ({ id, title: said }) => `Sent "${said}" (message ${id}).`,
});
