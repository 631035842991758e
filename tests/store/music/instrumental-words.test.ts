import { expect, test } from 'vitest';
import { BLANK_MUSIC } from '../../../src/store/music/music-form.ts';
import { musicRequest } from '../../../src/store/music/music-request.ts';

const instrumental = (description: string, more = {}) =>
  musicRequest({ ...BLANK_MUSIC, description, ...more }).make_instrumental;

test.each([
  'a quiet piano piece about rain',
  'lo-fi beats, no vocals',
  'an instrumental for a rainy evening',
  'Epic strings without any singing',
  'background music for a cooking video',
  '一首安静的钢琴曲，下雨的海边',
  '轻快的纯音乐',
  '古风，不要人声',
])('"%s" is an instrumental without the switch', (words) => {
  expect(instrumental(words)).toBe(1);
});

test.each([
  'a warm folk song about the last summer by the sea',
  'a rock song with an instrumental break',
  'a song, not instrumental, about trains',
  'a piano ballad, sung by a woman',
  '吉他弹唱，一首关于夏天的歌',
  '钢琴曲风的情歌',
  '不要纯音乐，要一首情歌',
])('"%s" is sung', (words) => {
  expect(instrumental(words)).toBe(0);
});

test('lyrics of one’s own are sung whatever the description says', () => {
  const form = { tool: 'mureka', lyrics: 'It rains' } as const;
  expect(instrumental('a piano piece', form)).toBe(0);
  expect(instrumental('a piano piece', { ...form, lyrics: '' })).toBe(1);
  // custom mode shows no description: what was typed there before counts for nothing
  expect(instrumental('a piano piece', { custom: 1, lyrics: 'It rains' })).toBe(0);
});
