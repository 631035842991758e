import type { Clip, ClipOptions } from '../clips/clips.ts';
import type { SpokenSound } from '../speech/speech.ts';

/** An oval on a picture: center and full size, as shares of the picture's width and height, 0..1. */
export interface Oval {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Position of a face. */
export interface FacePlace {
  /** The lips, at rest. */
  mouth: Oval;
  /** Including the lids; the left one in the picture is first. */
  eyes: [Oval, Oval];
  /** Roll of the head in radians; clockwise is positive. */
  tilt: number;
}

/** A detected face. */
export interface FoundFace extends FacePlace {
  /** `known`: stored in the file by the built-in engine that painted it; `found`: detected in the pixels. */
  from: 'known' | 'found';
  /** 0..1; 1 for `known`. */
  confidence: number;
}

/** A talking-head request. Files are local paths whose extensions match their formats. */
export interface TalkRequest {
  /** A JPEG, PNG or WebP. */
  picture: string;
  face: FacePlace;
  /** An MP3, WAV, M4A, MP4, OGG or FLAC; sets the length of the clip. */
  sound: string;
  /** Phonemes of the sound. Without them, mouth shapes are estimated from the sound. */
  spoken?: readonly SpokenSound[];
  /** Pixels, both even. */
  width: number;
  height: number;
  /** An unsigned 32-bit number: the same request with the same seed gives the same clip. */
  seed: number;
}

/** A lip-sync request: a clip and the speech to dub it with. */
export interface LipSyncRequest {
  /** An MP4; sets the length of the result. */
  clip: string;
  /** Seconds after which the result ends, however long the clip is. */
  longest?: number;
  /** Replaces the clip's sound; cut off at the clip's end. */
  sound: string;
  spoken?: readonly SpokenSound[];
  /** The face in the clip's first frame. Default: detected. */
  face?: FacePlace;
}

/** Makes talking heads: the built-in engine or a service. */
export interface HeadProvider {
  readonly name: string;
  /** Rejects with MediaToolMissing when a program that it needs is known to be missing. */
  ready?(): Promise<void>;
  /**
   * Detects the largest frontal face.
   * @param request a picture, or a clip (.mp4) whose first frame is used
   * @returns null if there is none
   * @throws the signal's reason; BadPicture
   */
  findFace(request: { file: string }, options: { signal: AbortSignal }): Promise<FoundFace | null>;
  /** Like {@link HeadProvider.findFace} for an encoded picture; needs no ffmpeg. @throws the signal's reason; BadPicture */
  faceIn(picture: Uint8Array, options: { signal: AbortSignal }): Promise<FoundFace | null>;
  /**
   * Whether a mouth would move to a sound whose phonemes are not known: music and noise leave it shut, and so may a single word.
   * @param file as {@link TalkRequest.sound} @throws the signal's reason; MediaToolMissing without ffmpeg
   */
  hearsSpeech(file: string, options: { signal: AbortSignal }): Promise<boolean>;
  /**
   * Animates a picture so that its face speaks: an MP4 with the sound, and its poster. A rejected task leaves no file.
   * @throws the signal's reason; BadPicture for a picture that cannot be read; MediaToolMissing without ffmpeg
   */
  talk(request: TalkRequest, options: ClipOptions): Promise<Clip>;
  /**
   * Changes the mouth of a face in a clip to match other speech.
   * @throws {NoFace} if none is given and none is detected in the first frame; otherwise as {@link HeadProvider.talk}
   */
  lipSync(request: LipSyncRequest, options: ClipOptions): Promise<Clip>;
}

/** No face was detected in the clip's first frame. */
export class NoFace extends Error {
  override readonly name = 'NoFace';
}
