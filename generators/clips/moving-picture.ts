import type { Look } from '../pictures/brush/reel.ts';
import type { Context } from '../pictures/brush/stage.ts';

/** A source of frames: it covers the whole frame at any time. Sizes in pixels. */
export interface MovingPicture {
  width: number;
  height: number;
  /** Where the camera should look: -1 the left or upper edge, 1 the right or lower one. */
  aim?: { x: number; y: number } | undefined;
  /** @param time seconds from the start of the clip */
  draw(ctx: Context, time: number, look: Look): void;
}
