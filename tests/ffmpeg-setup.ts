import { settleFfmpeg } from '../generators/ffmpeg/find-ffmpeg.ts';

// Which programs a machine has must not decide what is tested: these files use the packaged ffmpeg, and a project of its own
// runs those that make media with the one on PATH.
const places =
  process.env.TEST_FFMPEG === 'path'
    ? { packaged: () => Promise.reject(new Error('not asked')) }
    : { path: '' };
// without any the tests of media say themselves what is missing
await settleFfmpeg(places).catch(() => undefined);
