import type { Look } from '../pictures/brush/reel.ts';
import type { Context } from '../pictures/brush/stage.ts';

/** Something that can be filmed: it fills every frame at every time. */
export interface MovingPicture {
  width: number;
  height: number;
  draw(ctx: Context, time: number, look: Look): void;
}
