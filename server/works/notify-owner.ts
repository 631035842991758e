import type { Queries } from '../db/database.ts';
import { escapedText } from '../messages/escaped-text.ts';
import { sendBroadcast } from '../messages/send-broadcast.ts';
import { sentenceWith } from '../messages/sentence-with.ts';

/** The operator's decision about a work. */
export type Decision = 'published' | 'rejected' | 'taken down';

interface Words {
  title: string;
  text: string;
  after: string;
}

const WORDS: Record<Decision, { en: Words; zh: Words }> = {
  published: {
    en: {
      title: '“{name}” is in the square',
      text: 'Everyone can watch it now.',
      after: 'See it on your page',
    },
    zh: { title: '《{name}》已在广场展示', text: '现在所有人都可以观看。', after: '在个人主页查看' },
  },
  rejected: {
    en: {
      title: '“{name}” was not published',
      text: 'The studio has reviewed it and did not let it into the square. You can change it and publish it again; it is then reviewed again.',
      after: 'Go to your page',
    },
    zh: {
      title: '《{name}》未通过审核',
      text: '工作室审核后没有将它放入广场。你可以修改后重新发布，届时会再次审核。',
      after: '前往个人主页',
    },
  },
  'taken down': {
    en: {
      title: '“{name}” was taken down',
      text: 'The studio has removed it from the square. You still have it. You can change it and publish it again; it is then reviewed first.',
      after: 'Go to your page',
    },
    zh: {
      title: '《{name}》已被下架',
      text: '工作室已将它从广场移除，作品仍保留在你的个人主页。你可以修改后重新发布，届时会先进行审核。',
      after: '前往个人主页',
    },
  },
};

/** Sends the owner a message about a decision. @param reason the operator's text; empty for none */
export async function notifyOwner(
  client: Queries,
  { member, name }: { member: number; name: string },
  decision: Decision,
  reason: string,
): Promise<void> {
  const { en, zh } = WORDS[decision];
  const titleOf = ({ title }: Words) => sentenceWith(name, title);
  const contentOf = ({ text, after }: Words, colon: string) =>
    `<p>${text}</p>${reason ? `<p><strong>${colon}</strong>${escapedText(reason)}</p>` : ''}<p><a href="#/center?id=-1">${after}</a></p>`;
  await sendBroadcast(
    client,
    {
      title: titleOf(en),
      content: contentOf(en, 'Reason: '),
      titleZh: titleOf(zh),
      contentZh: contentOf(zh, '原因：'),
    },
    member,
  );
}
