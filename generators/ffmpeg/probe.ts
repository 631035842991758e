import { fromFile, MediaToolFailed, runFfmpeg } from './ffmpeg.ts';

/** Streams of a media file. */
export interface Probe {
  seconds: number;
  /** Pixels; 0 without a video stream. */
  width: number;
  height: number;
  videoCodec: string | null;
  pixelFormat: string | null;
  framesPerSecond: number | null;
  audioCodec: string | null;
  /** Hz; 0 without an audio stream. */
  sampleRate: number;
  channels: number;
}

/**
 * Reads the streams of a file that we made, with ffmpeg. Uploads must pass `probeStranger` first.
 * @throws {MediaToolFailed} if it is not a media file
 */
export async function probe(file: string, { signal }: { signal: AbortSignal }): Promise<Probe> {
  // without an output, ffmpeg exits with an error code
  const args = [...fromFile(file), '-t', '0.01', '-f', 'null', '-'];
  const { log } = await runFfmpeg(args, { signal, limit: 60, loglevel: 'info' });
  return readProbe(log);
}

/** Parses ffmpeg's description of its first input. @throws {MediaToolFailed} without a video or audio stream */
export function readProbe(log: string): Probe {
  const text = log.slice(log.indexOf('Input #0'), log.indexOf('Stream mapping'));
  const length = /Duration: (\d+):(\d+):([\d.]+)/.exec(text);
  const video = /Stream #0.*Video: (\w+).*?, (yuvj?\w+|rgb\w+|gray\w*|pal8)\b.*?, (\d+)x(\d+).*/.exec(text);
  const audio = /Stream #0.*Audio: (\w+).*?, (\d+) Hz, (\w+)/.exec(text);
  if (!video && !audio)
    throw new MediaToolFailed('The file holds neither picture nor sound', log.slice(-500));
  const [, hours = '0', minutes = '0', seconds = '0'] = length ?? [];
  const rate = /([\d.]+) fps/.exec(video?.[0] ?? '');
  return {
    seconds: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds),
    width: Number(video?.[3] ?? 0),
    height: Number(video?.[4] ?? 0),
    videoCodec: video?.[1] ?? null,
    pixelFormat: video?.[2] ?? null,
    framesPerSecond: rate ? Number(rate[1]) : null,
    audioCodec: audio?.[1] ?? null,
    sampleRate: Number(audio?.[2] ?? 0),
    channels: audio ? (audio[3] === 'mono' ? 1 : 2) : 0,
  };
}
