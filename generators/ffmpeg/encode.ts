/** Frames a second of everything the studio makes. */
export const RATE = 25;
/** Hz and channels of its sound. */
export const SOUND = { rate: 48_000, channels: 2 } as const;

/**
 * Arguments for H.264 that every browser plays: 4:2:0, index in front, a key frame every two seconds.
 * @param threads 1 writes the same bytes every time; with more, libx264 now and then codes a frame differently
 */
export const h264 = ({ threads }: { threads: 1 | 2 }): string[] => [
  ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '20'],
  ...['-pix_fmt', 'yuv420p', '-profile:v', 'high', '-threads', String(threads)],
  ...['-r', String(RATE), '-g', String(RATE * 2), '-video_track_timescale', '12800'],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
  ...['-movflags', '+faststart', '-map_metadata', '-1'],
];
