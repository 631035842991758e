/** Where the face in a picture is: found by the studio, moved by the person, followed by the mouth. */
import * as v from 'valibot';

const Share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const Size = v.pipe(v.number(), v.minValue(0.002), v.maxValue(1));

/** A place: its center and full size, in shares of the picture's width and height. */
export const Oval = v.strictObject({ x: Share, y: Share, width: Size, height: Size });
export type Oval = v.InferOutput<typeof Oval>;

const place = {
  /** The lips, at rest. */
  mouth: Oval,
  /** The picture's left one first. */
  eyes: v.tuple([Oval, Oval]),
  /** How far the head leans, in radians; clockwise is positive. */
  tilt: v.pipe(v.number(), v.minValue(-Math.PI), v.maxValue(Math.PI)),
};
export const FacePlace = v.strictObject(place);
export type FacePlace = v.InferOutput<typeof FacePlace>;

export const FoundFace = v.object({
  ...place,
  /** `known`: painted by the built-in engine; `found`: guessed from colors and edges. */
  from: v.picklist(['known', 'found']),
  /** 0..1. */
  confidence: v.number(),
});
export type FoundFace = v.InferOutput<typeof FoundFace>;
