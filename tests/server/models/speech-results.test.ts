import { expect, it } from 'vitest';
import { speechFrom } from '../../../server/models/results/speech.ts';
import { wave } from '../wave.ts';

const HALF_AN_HOUR = 1800;
const options = { text: 'One. Two.', volume: 1, signal: AbortSignal.timeout(20_000) };

it('speech of a service that goes on for hours is no speech, also if it comes in parts', async () => {
  const long = async () =>
    ({ mime: 'audio/wav', seconds: HALF_AN_HOUR + 1, audio: { codec: 'pcm-s16' }, video: null }) as never;
  await expect(speechFrom(long, [wave(1), wave(1)], options)).rejects.toMatchObject({
    messageKey: 'resultUnreadable',
  });
});
