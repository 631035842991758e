import type { PictureReference, PictureRequest } from '../pictures/pictures.ts';

/** The request that made a picture of the built-in engine. It reproduces the scene, so its parts can be animated. */
export type PictureRecipe = Omit<PictureRequest, 'count' | 'references'>;

/** A reference picture of a clip. */
export interface ClipReference extends PictureReference {
  /** The request that made it, if known; tells the picture's subject. */
  recipe?: PictureRecipe;
}

/** The request of a clip. */
export interface ClipRequest {
  /** The first frame: an encoded picture in any format the provider decodes. Without one, the prompt is painted. */
  image?: Uint8Array;
  /** The request that made `image`. A provider ignores it if it cannot use it, or if it reproduces a different picture. */
  recipe?: PictureRecipe;
  /** The last frame: an encoded picture. */
  endImage?: Uint8Array;
  /** Without `image`: pictures whose colors, and subjects where known, the scene uses. */
  references?: readonly ClipReference[];
  /** What moves and how; any language, the built-in engine understands Chinese and English. */
  prompt: string;
  /** Without `image`: the style of the scene. Default: `auto`. */
  style?: PictureRequest['style'];
  /** Without `image`: people whom the prompt may name, so that they look as in the film's pictures. */
  people?: PictureRequest['people'];
  /** Without `image`: how the place looks, as in the film's pictures. */
  setting?: PictureRequest['setting'];
  seconds: number;
  /** Pixels, both even. */
  width: number;
  height: number;
  /** An unsigned 32-bit number: the same request with the same seed gives the same clip. */
  seed: number;
}

/** A finished clip: an MP4 and its poster, both complete files in {@link ClipOptions.folder}. */
export interface Clip {
  file: string;
  /** JPEG of the first frame, in the clip's size. */
  poster: string;
  width: number;
  height: number;
  seconds: number;
}

/** `folder` receives the files; `onProgress` gets a share of 0..1. */
export interface ClipOptions {
  signal: AbortSignal;
  folder: string;
  onProgress?: (share: number) => void;
}

/** Makes a clip from a prompt or a picture: the built-in engine or a service. */
export interface ClipProvider {
  readonly name: string;
  /** Rejects with MediaToolMissing when a program that it needs is known to be missing. */
  ready?(): Promise<void>;
  /**
   * Rejects with the signal's reason when aborted, with MediaToolMissing without ffmpeg, with BadPicture for an image that
   * cannot be read, and with an Error when the clip cannot be made. A rejected task leaves no file.
   */
  animate(request: ClipRequest, options: ClipOptions): Promise<Clip>;
}

/** The clip already has the largest size. */
export class AlreadyLarge extends Error {
  override readonly name = 'AlreadyLarge';
}

/** Upscales a clip: the built-in engine or a service. */
export interface ClipEnlarger {
  readonly name: string;
  ready?(): Promise<void>;
  /**
   * Makes a larger copy of the clip in `file`, with its sound.
   * @throws {AlreadyLarge} otherwise as {@link ClipProvider.animate}
   */
  enlarge(request: { file: string }, options: ClipOptions): Promise<Clip>;
}
