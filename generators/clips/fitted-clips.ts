import { withinSide } from '../pictures/fitted.ts';
import type { ClipProvider } from './clips.ts';

/** Limits a provider's clips to a long side in pixels. */
export const fittedClips = (provider: ClipProvider, longSide: number): ClipProvider => ({
  name: provider.name,
  ready: async () => provider.ready?.(),
  animate: (request, options) => provider.animate(withinSide(request, longSide), options),
});
