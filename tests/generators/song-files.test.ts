import { expect, it } from 'vitest';
import { measureLoudness } from '../../generators/ffmpeg/loudness.ts';
import { probe } from '../../generators/ffmpeg/probe.ts';
import { createListener } from '../../generators/songs/listener.ts';
import { createStudioSongs } from '../../generators/songs/song-provider.ts';
import { keyName } from '../../generators/songs/songs.ts';
import { bundledEntry } from './bundled.ts';
import { testFolder } from './folder.ts';
import { go } from './signal.ts';

const at = testFolder();
const songThread = bundledEntry('generators/songs/song-thread.ts');
const voiceChild = bundledEntry('generators/speech/voice-child.ts');
const listenThread = bundledEntry('generators/songs/listen-thread.ts');

// a whole song: on a busy machine it takes minutes
it('a rendered song has the target loudness, tempo and key, does not clip, and starts and ends in silence', {
  timeout: 300_000,
}, async () => {
  const songs = createStudioSongs({ threadUrl: songThread(), childUrl: voiceChild() });
  const request = {
    words: '60 seconds',
    style: 'house, 124 bpm, A minor',
    lyrics: '',
    instrumental: true,
    seed: 7,
  };
  const song = await songs.make(request, { ...go, folder: at('.') });
  const { integrated, peak } = await measureLoudness(song.flac, go);
  expect(Math.abs(integrated + 14)).toBeLessThan(0.5);
  expect(peak).toBeLessThan(0);
  expect(await probe(song.mp3, go)).toMatchObject({ channels: 2, sampleRate: 44_100 });
  expect(song).toMatchObject({ tempo: 124, key: 'A minor', style: 'house', sung: false });
  expect(song.peaks).toHaveLength(200);
  expect(song.peaks.at(-1)).toBeLessThan(3);
  const heard = await createListener({ threadUrl: listenThread() })(song.flac, go);
  expect(Math.abs(heard.tempo - 124)).toBeLessThan(2);
  expect(['A minor', 'C major']).toContain(keyName(heard.root, heard.minor));
  expect(Math.abs(heard.loudness + 14)).toBeLessThan(0.6);
});
