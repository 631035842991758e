import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { BadSetting, readConfig } from '../../../../server/config.ts';
import { remoteVoice } from '../../../../server/film/line-voice/remote-voice.ts';
import { generateLineVoice, handleLine, LINE_ACTION, listLines } from '../../../../src/api/script.ts';
import { newMember, studioForTest } from '../../harness.ts';
import { filmOf } from '../film.ts';

const SERVICE = {
  VOICE_STREAM_URL: 'wss://voice.example.com/v1/tts',
  VOICE_STREAM_KEY: 'the-account',
  VOICE_STREAM_SECRET: 'the-secret',
};

it('the browser connects to a configured service with a signature, without learning the secret', async () => {
  const studio = await studioForTest(SERVICE, { working: false });
  const { token, userId } = await newMember(studio);
  const { projectId: script_id } = await filmOf(studio, { token, userId, phone: '' }, []);
  const line = await studio.send(token, handleLine, { type: LINE_ACTION.addAfter, script_id, drama_id: 0 });
  const drama_id = line?.id ?? 0;
  await studio.send(token, handleLine, { type: LINE_ACTION.save, script_id, drama_id, dialogue: 'A < B' });
  const answer = await studio.send(token, generateLineVoice, { script_id, drama_id });
  expect(answer).toMatchObject({
    ws_url: SERVICE.VOICE_STREAM_URL,
    api_key: 'the-account',
    list_order: 0,
    ssml: expect.stringContaining('A &#60; B'),
  });
  expect(JSON.stringify(answer)).not.toContain('the-secret');
  // the browser streams it from the service: this server does not know whether it was spoken
  const { lists } = await studio.send(token, listLines, { script_id });
  expect(lists.map(({ voice_points }) => voice_points)).toEqual([0]);
});

it('the signature covers host, date and path', () => {
  const now = new Date('2026-01-02T03:04:05Z');
  const signed = remoteVoice(readConfig(SERVICE), now);
  expect(signed?.date).toBe('Fri, 02 Jan 2026 03:04:05 GMT');
  const signature = createHmac('sha256', 'the-secret')
    .update('host: voice.example.com\ndate: Fri, 02 Jan 2026 03:04:05 GMT\nGET /v1/tts HTTP/1.1')
    .digest('base64');
  expect(Buffer.from(signed?.authorization ?? '', 'base64').toString()).toContain(`signature="${signature}"`);
  expect(remoteVoice(readConfig({}))).toBeNull();
  expect(() => readConfig({ VOICE_STREAM_URL: 'wss://voice.example.com' })).toThrow(BadSetting);
});
