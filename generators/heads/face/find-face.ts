/** Detects a face in the pixels of any picture. */
import type { Pixels } from '../../clips/pixels.ts';
import type { FoundFace, Oval } from '../heads.ts';
import { sampleInto } from '../paint/sample.ts';
import { uprightFace } from './upright-face.ts';

/** Rolls that are tried, in radians; each also finds similar ones. */
const LEANS = [0.21, -0.21, 0.4, -0.4] as const;
/** Confidence of an upright face from which no rolls are tried. */
const CLEAR = 0.6;
/** Least confidence of a rolled face; higher, since trying several rolls gives more false positives. */
const LEAST = 0.55;

/**
 * Detects the largest and clearest face.
 * @param pixels a picture with a long side of about 240 pixels
 * @returns null if there is none
 */
export function findFace(pixels: Pixels): FoundFace | null {
  let best = uprightFace(pixels);
  if (best && best.confidence > CLEAR) return best;
  for (const lean of LEANS) {
    const found = uprightFace(turned(pixels, -lean));
    if (found && found.confidence > Math.max(LEAST, best?.confidence ?? 0))
      best = leaning(found, lean, pixels);
  }
  return best;
}

/** Rotates a picture around its middle, clockwise, in radians. */
function turned(pixels: Pixels, by: number): Pixels {
  const { width, height } = pixels;
  const data = new Uint8Array(width * height * 4);
  const [cos, sin] = [Math.cos(by), Math.sin(by)];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [x - width / 2, y - height / 2];
      sampleInto(
        pixels,
        width / 2 + dx * cos + dy * sin,
        height / 2 + dy * cos - dx * sin,
        data,
        (y * width + x) * 4,
      );
    }
  return { data, width, height };
}

/** Converts a face in the rotated picture to the original's coordinates. */
function leaning(face: FoundFace, lean: number, { width, height }: Pixels): FoundFace {
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
  const back = (oval: Oval): Oval => {
    const [dx, dy] = [(oval.x - 0.5) * width, (oval.y - 0.5) * height];
    return { ...oval, x: 0.5 + (dx * cos - dy * sin) / width, y: 0.5 + (dx * sin + dy * cos) / height };
  };
  return {
    ...face,
    mouth: back(face.mouth),
    eyes: [back(face.eyes[0]), back(face.eyes[1])],
    tilt: face.tilt + lean,
  };
}
