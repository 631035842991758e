import { expect, it } from 'vitest';
import { write } from './write.ts';

const shotOf = (story: string, words: string) =>
  write(story).lines.find(({ dialogue }) => dialogue.includes(words));

it.each([
  [
    'Mara was a potter in a studio. Her hands shaped the clay. She smiled.',
    'Her hands',
    'Nothing but the hands',
  ],
  [
    'Mara stood on the beach. Her bare feet sank into the sand. She smiled.',
    'bare feet',
    'Nothing but the feet',
  ],
  ['老李在木工坊里干活。那双布满老茧的手推着刨子。他笑了。', '老茧', '画面只有双手的细节'],
  ['小女孩在沙滩上。小女孩的脚丫踩着海浪。她笑了。', '脚丫', '画面只有双脚的细节'],
])('what hands or feet do fills the frame: %s', (story, words, frame) => {
  expect(shotOf(story, words)?.hm_desc).toContain(frame);
});

it.each([
  ['Mara stood in the rain. Her hands in her pockets, she waited. She smiled.', 'pockets'],
  ['小雨在店里。妈妈的手机响了。她笑了。', '手机'],
])('other words with hands in them do not: %s', (story, words) => {
  expect(shotOf(story, words)?.hm_desc).not.toMatch(/Nothing but the hands|双手的细节/);
});
