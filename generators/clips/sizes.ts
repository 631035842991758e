/** Pixels of a clip by resolution and ratio; even, as H.264 with 4:2:0 requires. */
export const CLIP_SIZES = {
  '480p': { '16:9': [854, 480], '9:16': [480, 854], '1:1': [480, 480] },
  '720p': { '16:9': [1280, 720], '9:16': [720, 1280], '1:1': [720, 720] },
  '1080p': { '16:9': [1920, 1080], '9:16': [1080, 1920], '1:1': [1080, 1080] },
} as const satisfies Record<string, Record<string, readonly [width: number, height: number]>>;
