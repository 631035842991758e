/** Frame rate of all videos that we make, in frames a second. */
export const RATE = 25;
/** Audio format of all videos that we make; the rate is in Hz. */
export const SOUND = { rate: 48_000, channels: 2 } as const;

/**
 * ffmpeg arguments for H.264 that every browser plays: 4:2:0, index in front, a key frame every two seconds.
 * @param threads 1 is deterministic; with more, libx264 sometimes encodes a frame differently
 */
export const h264 = ({ threads }: { threads: 1 | 2 }): string[] => [
  ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '20'],
  ...['-pix_fmt', 'yuv420p', '-profile:v', 'high', '-threads', String(threads)],
  ...['-r', String(RATE), '-g', String(RATE * 2), '-video_track_timescale', '12800'],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
  ...['-movflags', '+faststart', '-map_metadata', '-1'],
];
