/** Positions of the features of DiceBear's faces, as shares of the avatar's square, measured in its drawings. */
import type { Look } from '../words/plan.ts';

/** Left, top, right and bottom. */
export type Corners = readonly [left: number, top: number, right: number, bottom: number];

/** Positions of mouth and eyes. The left eye in the picture is first. */
export interface Features {
  mouth: Corners;
  eyes: readonly [Corners, Corners];
}

type Places = { eyes: Features['eyes']; mouths: Readonly<Record<string, Corners>>; usual: Corners };

const PLACES: Record<Look, Places> = {
  // Lorelei looks a little to the right
  animation: {
    eyes: [
      [0.41, 0.42, 0.535, 0.508],
      [0.602, 0.42, 0.722, 0.503],
    ],
    usual: [0.49, 0.61, 0.655, 0.66],
    mouths: {
      happy01: [0.506, 0.603, 0.658, 0.653],
      happy02: [0.49, 0.611, 0.635, 0.654],
      happy03: [0.506, 0.603, 0.658, 0.653],
      happy05: [0.465, 0.607, 0.678, 0.668],
      happy06: [0.46, 0.625, 0.658, 0.667],
      happy08: [0.554, 0.614, 0.625, 0.675],
    },
  },
  // Avataaars looks straight ahead
  realistic: {
    eyes: [
      [0.357, 0.37, 0.435, 0.428],
      [0.564, 0.37, 0.642, 0.428],
    ],
    usual: [0.446, 0.53, 0.553, 0.58],
    mouths: {
      smile: [0.432, 0.525, 0.567, 0.592],
      default: [0.45, 0.532, 0.549, 0.582],
      serious: [0.457, 0.542, 0.542, 0.564],
      twinkle: [0.45, 0.528, 0.549, 0.567],
    },
  },
};

/** @param mouth the name of the mouth that DiceBear chose */
export const featuresOf = (look: Look, mouth: unknown): Features => {
  const { eyes, mouths, usual } = PLACES[look];
  return { eyes, mouth: (typeof mouth === 'string' ? mouths[mouth] : undefined) ?? usual };
};

/** Converts features to a picture's coordinates. @param across pixels of one unit to the right; negative for a mirrored face */
export function placeFeatures(
  { mouth, eyes: [left, right] }: Features,
  { x, y, across, down }: { x: number; y: number; across: number; down: number },
): Features {
  const moved = ([from, top, to, bottom]: Corners): Corners => {
    const [a, b] = [x + across * from, x + across * to];
    return [Math.min(a, b), y + down * top, Math.max(a, b), y + down * bottom];
  };
  return {
    mouth: moved(mouth),
    eyes: across < 0 ? [moved(right), moved(left)] : [moved(left), moved(right)],
  };
}
