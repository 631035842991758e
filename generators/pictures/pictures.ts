/** The request of a picture task. */
export interface PictureRequest {
  /** Any language; the built-in engine understands Chinese and English. */
  prompt: string;
  /** Words for what to leave out. */
  negative?: string;
  /** Pixels; the long side is at most 1024. */
  width: number;
  height: number;
  count: 1 | 4;
  /** An unsigned 32-bit number: the same request with the same seed gives the same pictures. */
  seed: number;
  style: 'animation' | 'realistic' | 'auto';
  /** 0..100: how far the pictures of one task differ. */
  chaos?: number;
  /** 0..1000: how strongly colour and light are pushed. */
  stylize?: number;
  /** 0..3000: how far the picture leaves the ordinary. */
  weird?: number;
  /** Encoded images to follow, decoded by the provider; weight is 0..1. */
  references?: PictureReference[];
  /** Whom the prompt may name, by name or in their own words. Whoever is named looks the same in every picture. */
  people?: PicturePerson[];
}

/** Somebody of a story. A service that takes no people is told their words and shown their picture. */
export interface PicturePerson {
  name: string;
  look: PictureLook;
}

/** How somebody looks: what the words leave open, the seed decides. Without a seed, each picture's own. */
export interface PictureLook {
  words: string;
  seed?: number;
}

/** An encoded image (any format the provider decodes) and how strongly to follow it, 0..1. */
export interface PictureReference {
  data: Uint8Array;
  weight: number;
  /** Shows somebody of `people`, by name: what a service follows, while the built-in engine draws that person anew. */
  of?: string;
}

/** One finished picture and the seed that draws it. */
export interface Picture {
  data: Uint8Array;
  mime: 'image/jpeg';
  width: number;
  height: number;
  seed: number;
}

/** How a caller aborts a task (`signal`) and hears of each finished picture (`onPicture`, counted from 1). */
export interface PictureOptions {
  signal: AbortSignal;
  onPicture?: (done: number) => void;
}

/** Makes pictures from words: the built-in engine, or a service behind the same shape. */
export interface PictureProvider {
  readonly name: string;
  /** Rejects with the signal's reason when aborted, and with an Error when the pictures cannot be made. */
  generate(request: PictureRequest, options: PictureOptions): Promise<Picture[]>;
}
