import { settleFfmpeg } from '../generators/ffmpeg/find-ffmpeg.ts';

// Tests must not depend on installed programs: they use the packaged ffmpeg, and a separate project runs the media tests again
// with the one on PATH.
const places =
  process.env.TEST_FFMPEG === 'path'
    ? { packaged: () => Promise.reject(new Error('not asked')) }
    : { path: '' };
// without any, the media tests report it themselves
await settleFfmpeg(places).catch(() => undefined);
