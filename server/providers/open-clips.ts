import type { ClipProvider } from './clips.ts';
import { createStudioClips } from './studio/clips/clip-provider.ts';

/** The clip provider of the configuration: the built-in engine. */
export const openClips = (): ClipProvider => createStudioClips();
