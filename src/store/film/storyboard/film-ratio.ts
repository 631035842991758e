/** Whether a model makes the film's ratio: a picture of another ratio would be cropped, or have bars. */
import type { BoundModel } from '../../../api/bound-models.ts';
import { makesRatio } from '../../../api/model-limits.ts';
import { type ShotImageKey, shotImageModel } from '../../../api/shot-image-models.ts';
import { shotRow } from '../../account/makers.ts';
import { points } from '../../account/points.ts';
import { board } from './board.ts';
import { filmerOf } from './costs.ts';

const unlessMade = (row: BoundModel | undefined): string | null =>
  row && !makesRatio(row, board.ratio) ? row.name : null;

/** The name of the row that draws for a model if it does not make the film's ratio; else null. */
export function unfitPainter(model: ShotImageKey): string | null {
  const { drawn, tool } = shotImageModel(model);
  return unlessMade(shotRow(points.payload, drawn, tool));
}

/** The same of clips. @param way its value */
export function unfitFilmer(way: string): string | null {
  return unlessMade(filmerOf(way));
}
