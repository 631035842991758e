import type { TaskKindName } from '../src/api/tasks.ts';
import { DRAW } from './draw/draw-kind.ts';
import { EXPORT } from './film/export/export-kind.ts';
import { SCRIPT } from './film/script/script-kind.ts';
import { LIP_SYNC } from './lipsync/lip-sync-kind.ts';
import { SONG } from './music/song-kind.ts';
import type { ServerKind } from './tasks/paid-kind.ts';
import { CLIP } from './video/clip-kind.ts';

/** The server's task kinds. Null for the shot list, whose tasks have kinds of their own. */
export const SERVER_KINDS: Record<TaskKindName, ServerKind | null> = {
  draw: DRAW,
  video: CLIP,
  music: SONG,
  'lip-sync': LIP_SYNC,
  'shot-image': DRAW,
  'shot-video': CLIP,
  'shot-list': null,
  project: SCRIPT,
  export: EXPORT,
};
