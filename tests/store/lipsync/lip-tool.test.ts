import { expect, test } from 'vitest';
import { BLANK_LIP } from '../../../src/store/lipsync/lip-form.ts';
import { settingsOf } from '../../../src/store/lipsync/lip-settings.ts';
import { lipView } from '../../../src/store/lipsync/lip-view.ts';

/** A result with the documented fields only. */
const result = (options: object) => ({
  task_id: 't1',
  id: 1,
  status_code: 2,
  video_url: '/media/made.mp4',
  poster_url: '/media/made.jpg',
  options: JSON.stringify(options),
  tool_name: '',
  date: '2026-01-02',
});
const SPOKEN = { audio_duration: 2, audio_text: 'Hello' };
const TALK = { head_url: '/media/face.jpg', aspectRatio: '9:16', ...SPOKEN };

test('a digital human is known by its request where the server does not name the tool, and its video is filled in again', () => {
  const row = result({ head_url: '/media/face.mp4', ...SPOKEN });
  expect(lipView(row)).toMatchObject({ isDigitalHuman: true, platform: '', tool: 'digital-human' });
  expect(settingsOf(row, BLANK_LIP)).toMatchObject({
    tab: 'digitalHuman',
    picture: null,
    clip: { url: '/media/face.mp4' },
  });
});

test.each([
  [0, 'Hedra'],
  [1, 'Jimeng'],
])('so is a talking picture of platform %i', (type, platform) => {
  const row = result({ ...TALK, type });
  expect(lipView(row)).toMatchObject({ isDigitalHuman: false, platform });
  expect(settingsOf(row, BLANK_LIP)).toMatchObject({
    tab: 'lipsync',
    platform: type,
    picture: { url: '/media/face.jpg', shape: '9:16' },
  });
});

test('a result that tells nothing of its request has no tool', () => {
  expect(lipView(result({}))).toMatchObject({ isDigitalHuman: false, platform: '', tool: '' });
});
