/** The request of a clip. */
export interface ClipRequest {
  /** An encoded picture to begin from, any format the provider decodes. */
  image: Uint8Array;
  /** A picture to end on. */
  endImage?: Uint8Array;
  /** What moves and how; any language, the built-in engine understands Chinese and English. */
  prompt: string;
  seconds: number;
  /** Pixels, both even. */
  width: number;
  height: number;
  /** An unsigned 32-bit number: the same request with the same seed gives the same clip. */
  seed: number;
}

/** A finished clip: an MP4 without sound and its first picture, both whole files in the folder that was given. */
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

/** Makes a clip from a picture: the built-in engine, or a service behind the same shape. */
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
