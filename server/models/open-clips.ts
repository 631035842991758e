import { createStudioClips } from '../../generators/clips/clip-provider.ts';
import type { ClipProvider } from '../../generators/clips/clips.ts';

/** The clip provider of the configuration: the built-in engine. */
export const openClips = (): ClipProvider => createStudioClips();
