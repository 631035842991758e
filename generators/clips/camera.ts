import type { Look } from '../pictures/brush/reel.ts';
import type { Motion } from './motion.ts';

/** Sizes, in pixels, of a picture and of the frames rendered from it. */
export interface Sight {
  scene: { width: number; height: number };
  frame: { width: number; height: number };
}

/** Parallax: the share of the camera's motion that the farthest layer shows, and what the nearest layer adds. */
const FAR = 0.35;
const NEARER = 0.95;

/** The part of a scene that has the frame's ratio. */
function crop({ scene, frame }: Sight): { width: number; height: number } {
  const scale = Math.min(scene.width / frame.width, scene.height / frame.height);
  return { width: frame.width * scale, height: frame.height * scale };
}

/**
 * The camera's transform at one frame: near layers move more than far ones, and the view stays within the scene.
 * @param share 0 the first frame, 1 the last
 * @param time seconds, for the camera shake
 * @returns the transform for a layer by its nearness, 0 (far) to 1
 */
export function cameraAt(motion: Motion, share: number, time: number, sight: Sight): Look {
  const { scene, frame } = sight;
  const whole = crop(sight);
  // eases in and out, but never stops
  const eased = share * (0.6 + 0.4 * share * (3 - 2 * share));
  const along = ([from, to]: readonly [number, number]) => from + (to - from) * eased;
  const [zoom, x, y, turn] = [along(motion.zoom), along(motion.x), along(motion.y), along(motion.turn)];
  const turning = motion.turn[0] !== 0 || motion.turn[1] !== 0;
  const reserve = turning || motion.shake > 0 ? 0.2 : 1;
  const shaken = (a: number, b: number, phase: number) =>
    motion.shake * (Math.sin(a * time + phase) + 0.6 * Math.sin(b * time));
  return (near) => {
    const depth = FAR + NEARER * near;
    const closer = 1 + (zoom - 1) * depth;
    const [halfX, halfY] = [whole.width / closer / 2, whole.height / closer / 2];
    const [roomX, roomY] = [whole.width / 2 - halfX, whole.height / 2 - halfY];
    // an orbit around the middle: the foreground moves one way, the background the other
    const round = turn * (near - 0.45) * 0.5 * whole.width;
    const aside = x * reserve * roomX + round + shaken(2.9, 7.3, 1) * whole.width;
    const above = y * reserve * roomY + shaken(3.7, 6.1, 2) * whole.height;
    const middleX = scene.width / 2 + Math.max(-roomX, Math.min(roomX, aside));
    const middleY = scene.height / 2 + Math.max(-roomY, Math.min(roomY, above));
    const scale = frame.width / (halfX * 2);
    return [scale, 0, 0, scale, frame.width / 2 - middleX * scale, frame.height / 2 - middleY * scale];
  };
}
