import type { Corners, Features } from '../../pictures/people/features.ts';
import type { FoundFace, Oval } from '../heads.ts';
import { faceMarkOf, isMarked } from './mark.ts';

/** The faces that the built-in engine stored in a picture; none if the picture was changed since. */
export async function knownFaces(picture: Uint8Array): Promise<FoundFace[]> {
  const mark = faceMarkOf(picture);
  return mark && (await isMarked(mark, picture)) ? mark.faces.map(toFace) : [];
}

function toFace({ mouth, eyes: [left, right] }: Features): FoundFace {
  return { mouth: ovalOf(mouth), eyes: [ovalOf(left), ovalOf(right)], tilt: 0, from: 'known', confidence: 1 };
}

const ovalOf = ([left, top, right, bottom]: Corners): Oval => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
  width: right - left,
  height: bottom - top,
});

/** The largest face, or of several similar ones the one nearest to the middle; null for an empty list. */
export function bestFace(faces: readonly FoundFace[]): FoundFace | null {
  const apart = ({ eyes: [a, b] }: FoundFace) => b.x - a.x;
  const largest = Math.max(...faces.map(apart));
  const aside = ({ mouth }: FoundFace) => Math.abs(mouth.x - 0.5);
  const [best] = faces.filter((face) => apart(face) > largest * 0.9).sort((a, b) => aside(a) - aside(b));
  return best ?? null;
}
