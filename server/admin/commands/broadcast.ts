import * as v from 'valibot';
import { BROADCAST_LIMITS, sendBroadcast } from '../../messages/send-broadcast.ts';
import { defineCommand } from '../command.ts';
import { text } from '../fields.ts';

const title = text(BROADCAST_LIMITS.title);
const content = text(BROADCAST_LIMITS.content);

/** The message's body, from text or file. */
const oneOf = (written: string | undefined, file: string | undefined): string | undefined => written ?? file;

export const broadcast = defineCommand({
  name: 'broadcast',
  summary: 'Send a message to all members. It shows as unread for each of them.',
  options: {
    title: { value: 'TEXT', meaning: 'The headline, plain text.' },
    text: { value: 'HTML', meaning: 'The message. HTML that messages may not contain is removed.' },
    file: {
      value: 'FILE',
      file: true,
      meaning: 'Read the message from a file instead of --text; - reads standard input.',
    },
    'title-zh': { value: 'TEXT', meaning: 'The headline in Chinese.' },
    'text-zh': { value: 'HTML', meaning: 'The message in Chinese.' },
    'file-zh': { value: 'FILE', file: true, meaning: 'Read the Chinese message from a file.' },
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
      'Give both the Chinese headline and the Chinese message, or neither.',
    ),
  ),
  question: (one) => `Send "${one.title}" to all members?`,
  logDetail: ({ title: headline }) => ({ title: headline }),
  async run({ db }, one) {
    const id = await sendBroadcast(db, {
      title: one.title,
      content: oneOf(one.text, one.file) ?? '',
      titleZh: one['title-zh'],
      contentZh: oneOf(one['text-zh'], one['file-zh']),
    });
    return { data: { id, title: one.title }, logDetail: { id } };
  },
  show: ({ id, title: headline }) => `Sent "${headline}" (message ${id}).`,
});
