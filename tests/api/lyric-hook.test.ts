import { expect, it } from 'vitest';
import { hookOf } from '../../src/api/lyric-hook.ts';

it.each([
  [
    '[Verse 1]\nYou woke before morning\n\n[Chorus]\nHappy birthday, Lily, this day is for you',
    'Happy birthday, Lily',
  ],
  [
    '[Verse]\nOne\n[Pre-Chorus]\nTwo of us\n[Chorus]\nOh, coffee, wake me up, my dear',
    'Oh, coffee, wake me up',
  ],
  ['[主歌 1]\n奶奶教我怎么做\n\n[副歌]\n海的那一边 天的那一边', '海的那一边'],
  ['[副歌]\n啊 外婆 你的手那么暖', '啊 外婆'],
  ['Row the boat home\nRow the boat', 'Row the boat home'],
  ['[Chorus]\n\n[Verse]\nOnly a verse', 'Only a verse'],
  ['[Chorus]', ''],
  ['', ''],
])('a song with the lyrics %j is known as %j', (lyrics, hook) => {
  expect(hookOf(lyrics)).toBe(hook);
});
