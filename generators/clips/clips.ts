import type { PictureReference, PictureRequest } from '../pictures/pictures.ts';

/** What drew a picture of the built-in engine: with it the scene is found again, and moves. */
export type PictureRecipe = Omit<PictureRequest, 'count' | 'references'>;

/** A picture that a clip takes after. */
export interface ClipReference extends PictureReference {
  /** What drew it: then its subject is known, too. */
  recipe?: PictureRecipe;
}

/** The request of a clip. */
export interface ClipRequest {
  /** An encoded picture to begin from, any format the provider decodes. Without one, the words are shown. */
  image?: Uint8Array;
  /** What drew `image`. A provider that cannot use it, or finds that it draws another picture, goes by the image alone. */
  recipe?: PictureRecipe;
  /** A picture to end on. */
  endImage?: Uint8Array;
  /** Pictures that lend their colors, and their subject where it is known, for a clip without a picture to begin from. */
  references?: readonly ClipReference[];
  /** What moves and how; any language, the built-in engine understands Chinese and English. */
  prompt: string;
  /** The look of a clip without a picture to begin from. Default: `auto`. */
  style?: PictureRequest['style'];
  /** Whom the words may name, for a clip without a picture to begin from: they look as in the film's pictures. */
  people?: PictureRequest['people'];
  seconds: number;
  /** Pixels, both even. */
  width: number;
  height: number;
  /** An unsigned 32-bit number: the same request with the same seed gives the same clip. */
  seed: number;
}

/** A finished clip: an MP4 and its first picture, both whole files in the folder that was given. */
export interface Clip {
  file: string;
  /** JPEG of the clip's size. */
  poster: string;
  width: number;
  height: number;
  seconds: number;
}

/** How a caller aborts a task, where its files go, and how it receives progress (0..1). */
export interface ClipOptions {
  signal: AbortSignal;
  folder: string;
  onProgress?: (share: number) => void;
}

/** Makes a clip from words or a picture: the built-in engine, or a service behind the same shape. */
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

/** The clip has its full size already. */
export class AlreadyLarge extends Error {
  override readonly name = 'AlreadyLarge';
}

/** Makes a clip larger: the built-in engine, or a service behind the same shape. */
export interface ClipEnlarger {
  readonly name: string;
  ready?(): Promise<void>;
  /**
   * Makes a larger copy of the clip in `file`, with its sound.
   * @throws {AlreadyLarge} otherwise as {@link ClipProvider.animate}
   */
  enlarge(request: { file: string }, options: ClipOptions): Promise<Clip>;
}
