import { chmod, readdir, readFile, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { fromFile, MediaToolFailed, runFfmpeg } from '../../generators/ffmpeg/ffmpeg.ts';
import { findFfmpeg, MediaToolMissing, settleFfmpeg } from '../../generators/ffmpeg/find-ffmpeg.ts';
import { measureLoudness } from '../../generators/ffmpeg/loudness.ts';
import { probe } from '../../generators/ffmpeg/probe.ts';
import { readFrames } from '../../generators/ffmpeg/read-frames.ts';
import { isThere, sweepParts, writeWhole } from '../../generators/ffmpeg/whole-file.ts';
import { probeStranger, UnreadableMedia } from '../../server/media/probe-stranger.ts';
import { testFolder } from './folder.ts';
import { go } from './signal.ts';

const at = testFolder();
const nobody = () => Promise.reject(new Error('not installed'));

/** A program that answers like an ffmpeg of some age. */
async function fake(folder: string, libavutil: string, options = '--enable-libx264 --enable-libmp3lame') {
  const file = at(folder);
  await writeFile(file, `#!/bin/sh\necho "configuration: ${options}"\necho "libavutil ${libavutil}"\n`);
  await chmod(file, 0o755);
  return file;
}

async function makeClip(file: string) {
  const picture = ['-f', 'lavfi', '-i', 'testsrc=s=64x36:r=24:d=1'];
  const sound = ['-f', 'lavfi', '-i', 'sine=frequency=440:duration=1:sample_rate=48000'];
  await runFfmpeg([...picture, ...sound, '-pix_fmt', 'yuv420p', '-c:a', 'aac', file], go);
}

describe('finding ffmpeg', () => {
  it('says what is missing if there is none', async () => {
    await expect(findFfmpeg({ path: at('nowhere'), packaged: nobody })).rejects.toBeInstanceOf(
      MediaToolMissing,
    );
  });

  it('prefers the one on PATH unless it is older or lacks an encoder', async () => {
    const packaged = async () => fake('packaged', '56. 24.101');
    const own = await fake('ffmpeg', '58. 2.100');
    expect(await findFfmpeg({ path: at(), packaged })).toBe(own);
    await fake('ffmpeg', '55. 78.100');
    expect(await findFfmpeg({ path: at(), packaged })).toBe(at('packaged'));
    await fake('ffmpeg', '58. 2.100', '--disable-everything');
    expect(await findFfmpeg({ path: at(), packaged })).toBe(at('packaged'));
  });
});

describe('an uploaded file', () => {
  it('is demuxed by its extension: audio disguised as a playlist opens no other file', async () => {
    const secret = at('secret.wav');
    const tone = (seconds: number, ...to: string[]) =>
      runFfmpeg(['-f', 'lavfi', '-i', `sine=duration=${seconds}`, ...to], go);
    await tone(7, secret);
    await tone(2, at('song.mp3'));
    const playlist = `#EXTM3U\n#EXT-X-TARGETDURATION:7\n#EXTINF:7,\nfile://${secret}\n#EXT-X-ENDLIST\n`;
    await writeFile(at('upload.mp3'), Buffer.concat([Buffer.from(playlist), await readFile(at('song.mp3'))]));
    const { log } = await runFfmpeg([...fromFile(at('upload.mp3')), '-f', 'null', '-'], {
      ...go,
      loglevel: 'info',
    });
    expect(log).toContain('Input #0, mp3');
    expect(log).not.toContain('secret');
    expect(log).not.toContain('hls');
  });
});

describe('running ffmpeg', () => {
  it('uses the program of this test project: packaged, or on PATH', async () => {
    const { default: installer } = await import('@ffmpeg-installer/ffmpeg');
    expect((await findFfmpeg()) === installer.path).toBe(process.env.TEST_FFMPEG !== 'path');
  });

  it('searches nowhere else once settled', async () => {
    const before = await findFfmpeg();
    const own = await fake('ffmpeg', '58. 2.100');
    await settleFfmpeg({ path: at(), packaged: nobody });
    expect(await findFfmpeg()).toBe(own);
    await expect(settleFfmpeg({ path: '', packaged: nobody })).rejects.toBeInstanceOf(MediaToolMissing);
    await settleFfmpeg({ path: '', packaged: async () => before });
    expect(await findFfmpeg()).toBe(before);
  });

  it('probes streams and measures loudness', async () => {
    await makeClip(at('clip.mp4'));
    const found = await probe(at('clip.mp4'), go);
    expect(found).toMatchObject({ width: 64, height: 36, videoCodec: 'h264', pixelFormat: 'yuv420p' });
    expect(found).toMatchObject({ audioCodec: 'aac', sampleRate: 48000, channels: 1, framesPerSecond: 24 });
    expect(found.seconds).toBeCloseTo(1, 1);
    const { integrated, peak } = await measureLoudness(at('clip.mp4'), go);
    expect(integrated).toBeGreaterThan(-25);
    expect(integrated).toBeLessThan(-15);
    expect(peak).toBeLessThan(-10);
  });

  it('parses progress lines split over chunks', async () => {
    const program = at('teller');
    const times: number[] = [];
    const lines = [
      'out_time_us=40000\\nprogress=continue\\nout_',
      'time_us=1500000\\nout_time_us=2000000\\nprogress=end\\n',
    ];
    await writeFile(program, `#!/bin/sh\n${lines.map((part) => `printf '${part}'`).join('; sleep 0.1; ')}\n`);
    await chmod(program, 0o755);
    await runFfmpeg([], { ...go, program, onTime: (seconds) => times.push(seconds) });
    expect(times).toEqual([0.04, 1.5, 2]);
  });

  it('reports progress in seconds', async () => {
    const times: number[] = [];
    const args = ['-f', 'lavfi', '-i', 'testsrc=s=32x32:d=2', '-f', 'null', '-'];
    await runFfmpeg(args, { ...go, onTime: (seconds) => times.push(seconds) });
    expect(times.at(-1)).toBeCloseTo(2, 1);
  });

  it('rejects with the reason of an abort only when the process has exited, and leaves no partial file', async () => {
    const stop = new AbortController();
    const endless = ['-re', '-f', 'lavfi', '-i', 'testsrc=s=32x32'];
    const work = writeWhole(at('endless.mp4'), (part) =>
      runFfmpeg([...endless, part], { signal: stop.signal, onTime: () => stop.abort(new Error('enough')) }),
    );
    await expect(work).rejects.toThrow('enough');
    expect(await isThere(at('endless.mp4'))).toBe(false);
    expect((await readdir(at())).filter((name) => name.startsWith('.part-'))).toEqual([]);
  });

  it('kills a process that reads frames and writes none', async () => {
    const before = await findFfmpeg();
    const own = await fake('ffmpeg', '58. 2.100');
    await settleFfmpeg({ path: at(), packaged: nobody });
    await writeFile(own, '#!/bin/sh\nexec sleep 600\n');
    try {
      const frames = readFrames('clip.mp4', { width: 8, height: 8 }, go.signal, 0.2);
      await expect(frames.next()).rejects.toThrow('wrote nothing for 0.2 seconds');
    } finally {
      await settleFfmpeg({ path: '', packaged: async () => before });
    }
  });

  it('kills a process that hangs', async () => {
    const hung = ['-re', '-f', 'lavfi', '-i', 'testsrc=s=32x32', '-f', 'null', '-'];
    await expect(runFfmpeg(hung, { ...go, limit: 0.3 })).rejects.toThrow('stopped after 0.3 seconds');
  });

  it('does not wait longer than its limit for frames that never come', async () => {
    async function* frames(): AsyncGenerator<Uint8Array> {
      yield new Uint8Array(64 * 36 * 4);
      await new Promise(() => undefined);
    }
    const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', '64x36', '-r', '24', '-i', 'pipe:0'];
    const running = runFfmpeg([...raw, '-pix_fmt', 'yuv420p', at('never.mp4')], {
      ...go,
      input: frames(),
      limit: 1,
    });
    await expect(running).rejects.toThrow('stopped after 1 seconds');
  });

  it('fails clearly on invalid and missing files, and opens no URLs', async () => {
    await writeFile(at('garbage.mp4'), 'this is no film '.repeat(99));
    await expect(probe(at('garbage.mp4'), go)).rejects.toBeInstanceOf(MediaToolFailed);
    await expect(probe(at('nothing.mp4'), go)).rejects.toThrow('No such file');
    await writeFile(at('list.m3u8'), '#EXTM3U\n#EXTINF:1,\nhttp://127.0.0.1:9/x.ts\n#EXT-X-ENDLIST\n');
    await expect(runFfmpeg([...fromFile(at('list.m3u8')), '-f', 'null', '-'], go)).rejects.toThrow(/code/);
  });

  it('deletes partial files of a killed process', async () => {
    await writeFile(at('.part-x.mp4'), 'half');
    await sweepParts(at());
    expect(await isThere(at('.part-x.mp4'))).toBe(false);
  });
});

describe('probing uploads', () => {
  it('reads format, codecs and length without decoding', async () => {
    const found = await probeStranger(at('clip.mp4'));
    expect(found).toMatchObject({ mime: 'video/mp4', video: { codec: 'avc', width: 64, height: 36 } });
    expect(found.audio).toEqual({ codec: 'aac', channels: 1, sampleRate: 48000 });
    expect(found.seconds).toBeCloseTo(1, 1);
  });

  it.each(['garbage.mp4', 'list.m3u8', 'nothing.mp4'])('refuses %s', async (name) => {
    await expect(probeStranger(at(name))).rejects.toBeInstanceOf(UnreadableMedia);
  });

  it('refuses a file cut off in the middle', async () => {
    const whole = await readFile(at('clip.mp4'));
    await writeFile(at('cut.mp4'), whole.subarray(0, whole.length / 2));
    await expect(probeStranger(at('cut.mp4'))).rejects.toBeInstanceOf(UnreadableMedia);
  });
});
