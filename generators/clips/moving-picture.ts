import type { Look } from '../pictures/brush/reel.ts';
import type { Context } from '../pictures/brush/stage.ts';

/** Something that can be filmed: it fills every frame at every time. */
export interface MovingPicture {
  width: number;
  height: number;
  /** Where the camera should look: -1 the left or upper edge, 1 the right or lower one. */
  aim?: { x: number; y: number } | undefined;
  draw(ctx: Context, time: number, look: Look): void;
}
