import type { Clip, ClipOptions } from '../clips/clips.ts';
import type { SpokenSound } from '../speech/speech.ts';

/** A place on a picture: center and full size, in shares of the picture's width and height, 0..1. */
export interface Oval {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where a face is. */
export interface FacePlace {
  /** The lips, at rest. */
  mouth: Oval;
  /** The picture's left one first; each with its lids. */
  eyes: [Oval, Oval];
  /** How far the head leans, in radians; clockwise is positive. */
  tilt: number;
}

/** A face that was found. */
export interface FoundFace extends FacePlace {
  /** `known`: painted by the built-in engine and read from the file; `found`: guessed from the picture's colors and edges. */
  from: 'known' | 'found';
  /** 0..1; 1 where it is known. */
  confidence: number;
}

/** A picture that is to speak. Files are of this machine, named with the extension of what they are. */
export interface TalkRequest {
  /** A JPEG, PNG or WebP. */
  picture: string;
  face: FacePlace;
  /** An MP3, WAV, M4A, MP4, OGG or FLAC; the clip is as long as it. */
  sound: string;
  /** What is said in the sound. Without it, the mouth's shapes come from the sound's spectrum. */
  spoken?: readonly SpokenSound[];
  /** Pixels, both even. */
  width: number;
  height: number;
  /** An unsigned 32-bit number: the same request with the same seed gives the same clip. */
  seed: number;
}

/** A clip in which somebody is to say something else. */
export interface LipSyncRequest {
  /** An MP4; the result is as long as it. */
  clip: string;
  /** Replaces the clip's own; what is longer than the clip is cut off. */
  sound: string;
  spoken?: readonly SpokenSound[];
  /** The face in the clip's first frame. Without it, it is looked for. */
  face?: FacePlace;
}

/** Makes faces speak: the built-in engine, or a service behind the same shape. */
export interface HeadProvider {
  readonly name: string;
  /** Rejects with MediaToolMissing when a program that it needs is known to be missing. */
  ready?(): Promise<void>;
  /**
   * The largest face that looks at the viewer; null if there is none.
   * @param request a picture, or a clip (.mp4), whose first frame counts
   * @throws the signal's reason; BadPicture
   */
  findFace(request: { file: string }, options: { signal: AbortSignal }): Promise<FoundFace | null>;
  /** The same of an encoded picture; needs no ffmpeg. @throws the signal's reason; BadPicture */
  faceIn(picture: Uint8Array, options: { signal: AbortSignal }): Promise<FoundFace | null>;
  /**
   * Lets a picture speak: an MP4 with the sound, and its poster. A rejected task leaves no file.
   * @throws the signal's reason; BadPicture for a picture that cannot be read; MediaToolMissing without ffmpeg
   */
  talk(request: TalkRequest, options: ClipOptions): Promise<Clip>;
  /**
   * Lets somebody in a clip speak.
   * @throws {NoFace} if no face was given and none is found in the first frame; otherwise as {@link HeadProvider.talk}
   */
  lipSync(request: LipSyncRequest, options: ClipOptions): Promise<Clip>;
}

/** There is no face in the clip's first frame. */
export class NoFace extends Error {
  override readonly name = 'NoFace';
}
