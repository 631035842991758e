import { expect, test } from 'vitest';
import { board } from '../../../src/store/film/storyboard/board.ts';
import { rememberVoice, voiceOfSpeaker } from '../../../src/store/film/storyboard/speak-voices.ts';
import { fakeApi } from '../fake-api.ts';

const lin = { voice_type: 'zh-female-1', voice_name: 'Lin' };
const tom = { voice_type: 'en-male-1', voice_name: 'Tom' };

test('the voices of two speakers, chosen in two tabs at once, are both remembered', async () => {
  fakeApi({}, 960);
  board.projectId = 31;
  await Promise.all([rememberVoice('Mia', lin), rememberVoice('Ben', tom)]);
  expect(await voiceOfSpeaker('Mia')).toEqual(lin);
  expect(await voiceOfSpeaker('Ben')).toEqual(tom);
});
