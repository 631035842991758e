import { requireFfmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { BUILT_IN_ENGINE } from '../name.ts';
import { withinSide } from '../pictures/fitted.ts';
import { faceIn, lookForFace } from './face/look-for-face.ts';
import type { HeadProvider } from './heads.ts';
import { lipSync } from './lip-sync.ts';
import { hearsSpeech } from './mouth/hears-speech.ts';
import { talk } from './talk.ts';

/**
 * The built-in provider of talking heads.
 * @param threadUrl the built `head-thread.js`; each task has its own thread
 * @param longSide most pixels of a clip's longer side
 */
export const createStudioHeads = ({
  threadUrl,
  longSide,
}: {
  threadUrl: URL;
  longSide: number;
}): HeadProvider => ({
  name: BUILT_IN_ENGINE,
  ready: requireFfmpeg,
  findFace: ({ file }, { signal }) => lookForFace(threadUrl, file, signal),
  faceIn: (picture, { signal }) => faceIn(threadUrl, picture, signal),
  hearsSpeech: (file, { signal }) => hearsSpeech(threadUrl, file, signal),
  talk: (request, options) => talk(threadUrl, withinSide(request, longSide), options),
  lipSync: (request, options) => lipSync({ threadUrl, longSide }, request, options),
});
