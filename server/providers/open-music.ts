import type { MusicProvider } from './music.ts';
import { createStudioMusic } from './studio/music/music-provider.ts';

/** The music provider of the configuration: the built-in engine. */
export const openMusic = (threadUrl: URL): MusicProvider => createStudioMusic({ threadUrl });
