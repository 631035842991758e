import type { DrawRecord } from '../../api/draw.ts';
import { aspectOf } from '../../api/draw-options.ts';
import type { DrawView } from './draw-view.ts';

/** One finished picture of a record: what its actions act on. */
export interface DrawnPicture {
  record: DrawRecord;
  view: DrawView;
  /** Its place in the record, from 0. */
  index: number;
  address: string;
}

/** The pictures of a record. */
export const picturesOf = (record: DrawRecord, view: DrawView): DrawnPicture[] =>
  view.images.map((address, index) => ({ record, view, index, address }));

/** Width and height of a picture as `1024:576`, or the ratio that was asked for where its size is not known. */
export function shapeOf({ view, index }: Pick<DrawnPicture, 'view' | 'index'>): string {
  const facts = view.files[index];
  return facts ? `${facts.width}:${facts.height}` : view.ratio;
}

/** Width divided by height. */
export const pictureAspect = (picture: Pick<DrawnPicture, 'view' | 'index'>): number =>
  aspectOf(shapeOf(picture));
