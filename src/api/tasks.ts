/** The task kinds, one row each (contract §3). The fields are described in task-kind.ts. */
import type { TaskKind, TaskKindRow } from './task-kind.ts';
import { DRAW } from './task-kinds/draw.ts';
import { EXPORT } from './task-kinds/export.ts';
import { LIP_SYNC } from './task-kinds/lip-sync.ts';
import { MUSIC } from './task-kinds/music.ts';
import { PROJECT } from './task-kinds/project.ts';
import { SHOT_IMAGE } from './task-kinds/shot-image.ts';
import { SHOT_LIST } from './task-kinds/shot-list.ts';
import { SHOT_VIDEO } from './task-kinds/shot-video.ts';
import { VIDEO } from './task-kinds/video.ts';

const ROWS = {
  draw: DRAW,
  video: VIDEO,
  music: MUSIC,
  'lip-sync': LIP_SYNC,
  'shot-image': SHOT_IMAGE,
  'shot-video': SHOT_VIDEO,
  'shot-list': SHOT_LIST,
  project: PROJECT,
  export: EXPORT,
} satisfies Record<string, TaskKindRow>;

export type TaskKindName = keyof typeof ROWS;

export const TASK_KIND_NAMES = Object.keys(ROWS) as TaskKindName[];

/** The rows as a list, for the engine. */
export const TASK_KINDS: readonly TaskKind[] = TASK_KIND_NAMES.map((kind) => ({ kind, ...ROWS[kind] }));
