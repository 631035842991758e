/** Whether a model makes the film's ratio: a picture of another ratio would be cropped, or have bars. */
import type { BoundModel } from '../../../api/bound-models.ts';
import { makesRatio } from '../../../api/model-limits.ts';
import type { ShotImageKey } from '../../../api/shot-image-models.ts';
import { painterOf } from '../picture-needs.ts';
import { board } from './board.ts';
import { filmerOf } from './costs.ts';

const unlessMade = (row: BoundModel | undefined): string | null =>
  row && !makesRatio(row, board.ratio) ? row.name : null;

/** The name of the row that draws for a model if it does not make the film's ratio; else null. */
export const unfitPainter = (model: ShotImageKey): string | null => unlessMade(painterOf(model));

/** The same of clips. @param way its value */
export const unfitFilmer = (way: string): string | null => unlessMade(filmerOf(way));
