import type { SpeechRequest } from '../../generators/speech/speech.ts';

/** What a member asks for who changes nothing. */
export const USUAL_SPEECH: SpeechRequest = {
  text: '山里住着一位老人，他每天去看日出。',
  voice: 'zh-yunshu',
  speed: 1,
  volume: 1,
  pitch: 0,
  emotion: 'neutral',
};
