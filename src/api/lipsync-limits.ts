/** Limits for the inputs of lip-sync, shared by forms, browser and server. */
const MB = 1024 * 1024;
export const LIP_SYNC_LIMITS = {
  image: {
    types: ['image/jpeg', 'image/png'],
    maxBytes: 10 * MB,
    shapes: ['1:1', '16:9', '9:16'],
    tolerance: 0.02,
  },
  audio: { endings: ['.mp3', '.wav', '.m4a', '.flac', '.aac', '.ogg'], maxBytes: 10 * MB, maxSeconds: 20 },
  video: { types: ['video/mp4'], maxBytes: 50 * MB },
  /** Kling lip-sync in the storyboard (BOARD-101). */
  clip: {
    types: ['video/mp4', 'video/quicktime'],
    maxBytes: 100 * MB,
    minSeconds: 2,
    maxSeconds: 10,
    minSide: 720,
    maxSide: 1920,
  },
} as const;
/** Tolerance for floating-point numbers. */
const ROUNDING = 1e-9;

/** The accepted aspect ratio that a picture has; null if it has none of them (decisions C-43). */
export function shapeOf(width: number, height: number): (typeof LIP_SYNC_LIMITS.image.shapes)[number] | null {
  const { shapes, tolerance } = LIP_SYNC_LIMITS.image;
  const fits = (shape: string): boolean => {
    const [across = 1, down = 1] = shape.split(':').map(Number);
    return Math.abs((width * down) / (height * across) - 1) <= tolerance + ROUNDING;
  };
  return shapes.find(fits) ?? null;
}

/** Whether audio is short enough to be uploaded. Allows for the short silence that encoders add. @param seconds its length */
export const soundLengthFits = (seconds: number): boolean =>
  seconds <= LIP_SYNC_LIMITS.audio.maxSeconds + ENCODED_SILENCE;
const ENCODED_SILENCE = 0.25;

/** Whether audio is not longer than its clip, in seconds (DIGI-08). Allows for rounded lengths. */
export const fitsClip = (sound: number, clip: number): boolean => sound <= clip + ENCODED_SILENCE;
