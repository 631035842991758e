import type { MusicProvider } from '../../generators/music/music.ts';
import { createStudioMusic } from '../../generators/music/music-provider.ts';

/** The music provider of the configuration: the built-in engine. */
export const openMusic = (threadUrl: URL): MusicProvider => createStudioMusic({ threadUrl });
