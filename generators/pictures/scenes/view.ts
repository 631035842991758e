/** From where a place is seen, by its seed: what makes four pictures of one prompt four pictures. */
import type { Random } from '../random.ts';

export interface View {
  /** How large what is in the place is, about 1: nearer or farther. */
  near: number;
  /** How high the eye is, -1..1: a high one has more ground. */
  eye: number;
  /** Whether left and right are exchanged. */
  mirrored: boolean;
}

/** @param random of the place, so that all shots of it in a film are seen from one side */
export const viewBy = (random: Random): View => ({
  near: random.range(0.84, 1.18),
  eye: random.range(-1, 1),
  mirrored: random.chance(0.5),
});

/** How much of the height a line of the ground rises or sinks at most with the eye. */
const SWAY = 0.036;

/** The y of a line of the ground that is usually at a share of the height, in pixels. */
export const lineAt = ({ height, view }: { height: number; view: View }, usual: number): number =>
  height * (usual - view.eye * SWAY);
