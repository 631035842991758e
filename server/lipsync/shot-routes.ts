import { lipSyncImage, lipSyncVideo } from '../../src/api/storyboard.ts';
import type { Deps } from '../deps.ts';
import { on, type Route } from '../rpc/route.ts';
import { submitPaid } from '../tasks/submit-paid.ts';
import { CLIP } from '../video/clip-kind.ts';
import { prepareClip, preparePicture } from './shot-lip-sync.ts';
import { sameAgain } from './submit-lip-sync.ts';

/** Lip-syncs in the storyboard, which make clips of shots. */
export const shotLipSyncRoutes = (deps: Deps): Route[] => [
  on(lipSyncImage, (context, input) =>
    submitPaid(deps, context, lipSyncImage, input, async (userId) => {
      const { clip, sound } = await preparePicture(deps, context, userId, input);
      const again = { path: lipSyncImage.path, input: sameAgain(deps, input, sound) };
      return ({ charge }) => charge(CLIP, clip, again);
    }),
  ),

  on(lipSyncVideo, (context, input) =>
    submitPaid(deps, context, lipSyncVideo, input, async (userId) => {
      const { clip, sound } = await prepareClip(deps, context, userId, input);
      const again = { path: lipSyncVideo.path, input: sameAgain(deps, input, sound) };
      return ({ charge }) => charge(CLIP, clip, again);
    }),
  ),
];
