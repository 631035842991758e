/** The places of a face: as it was found, and as a person moves them. */
import * as v from 'valibot';
import { FacePlace, type FoundFace, type Oval } from '../api/faces.ts';
import { findFace } from '../api/lipsync.ts';
import { client } from './client.ts';

/** Where the face is, and who says so. */
export const Face = v.object({
  place: FacePlace,
  /** `none`: nobody found one; it stands in the middle until the person moves it. */
  from: v.picklist(['known', 'found', 'none', 'placed']),
});
export type Face = v.InferOutput<typeof Face>;

/** The face that stands in the middle of what shows none, for the person to move. */
const MIDDLE_FACE: FacePlace = {
  mouth: { x: 0.5, y: 0.6, width: 0.16, height: 0.07 },
  eyes: [
    { x: 0.43, y: 0.42, width: 0.09, height: 0.045 },
    { x: 0.57, y: 0.42, width: 0.09, height: 0.045 },
  ],
  tilt: 0,
};

export type FacePart = 'mouth' | 'left' | 'right';
export const FACE_PARTS: readonly FacePart[] = ['left', 'right', 'mouth'];

/** The least size that can still be seen and held. */
const LEAST = 0.012;
const MOST = 0.9;

export const partOf = ({ mouth, eyes: [left, right] }: FacePlace, part: FacePart): Oval =>
  part === 'mouth' ? mouth : part === 'left' ? left : right;

const between = (least: number, value: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** A place within the picture, with a size that can be held. */
export const within = ({ x, y, width, height }: Oval): Oval => ({
  x: between(0, x, 1),
  y: between(0, y, 1),
  width: between(LEAST, width, MOST),
  height: between(LEAST, height, MOST),
});

/** The face with one part elsewhere. How far the head leans follows the eyes. @param aspect of the picture, width divided by height */
export function withPart(face: FacePlace, part: FacePart, place: Oval, aspect: number): FacePlace {
  const moved = within(place);
  if (part === 'mouth') return { ...face, mouth: moved };
  const [left, right] = face.eyes;
  const eyes: FacePlace['eyes'] = part === 'left' ? [moved, right] : [left, moved];
  return { ...face, eyes, tilt: tiltOf(eyes, aspect) };
}

/** How far a line through the eyes leans, in radians. */
const tiltOf = ([left, right]: FacePlace['eyes'], aspect: number): number =>
  Math.atan2(right.y - left.y, (right.x - left.x) * aspect);

/** What the server found. A server that does not look leaves the place to itself. */
export const faceFrom = (found: FoundFace | null | undefined): Face | null => {
  if (found === undefined) return null;
  if (found === null) return { place: structuredClone(MIDDLE_FACE), from: 'none' };
  const { from, confidence: _, ...place } = found;
  return { place, from };
};

/** Looks for the face in a picture or clip of the member. @throws ApiError */
export const readFace = async (address: string): Promise<Face | null> =>
  faceFrom((await client.send(findFace, { head_url: address })).face);
