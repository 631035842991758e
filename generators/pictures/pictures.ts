import type { Setting } from './words/plan.ts';
import type { Interior } from './words/surroundings.ts';
import type { World } from './words/worlds.ts';

/** A request for pictures. */
export interface PictureRequest {
  /** Any language; the built-in engine understands Chinese and English. */
  prompt: string;
  /** Negative prompt. */
  negative?: string;
  /** Pixels; the long side is at most 1024. */
  width: number;
  height: number;
  count: 1 | 4;
  /** An unsigned 32-bit number: the same request with the same seed gives the same pictures. */
  seed: number;
  style: 'animation' | 'realistic' | 'auto';
  /** 0..100: variation between the pictures of a task. */
  chaos?: number;
  /** 0..1000: intensity of color and light. */
  stylize?: number;
  /** 0..3000: unusualness. */
  weird?: number;
  /** Reference images. */
  references?: PictureReference[];
  /** People whom the prompt may mention by name or description; they look the same in every picture. */
  people?: PicturePerson[];
  /** What is around people in a film: all pictures of one place with this look alike. Default: as the picture's seed has it. */
  setting?: PictureSetting;
}

/** The look of a place, for what a prompt leaves open: landscape, light, season, weather. Only the built-in engine uses it. */
export interface PictureSetting {
  /** An unsigned 32-bit number. */
  seed: number;
  /** Another, for what all places of a film share: time of day, season, weather. Default: `seed`. */
  film?: number;
  /** Whether only the request's first picture has this look, and each of the others another, to choose from. */
  varies?: boolean;
  /** Where a picture is whose own words name no place, if others of its scene do. */
  where?: Whereabouts;
  /** The world where the film is, if not the earth: homes, towns and rooms are those of a base there. */
  world?: World;
}

/** A kind of place. */
export interface Whereabouts {
  setting: Setting;
  interior?: Interior;
}

/** The setting of one of a request's pictures, numbered from 0, by itself. */
export const settingAt = (
  setting: PictureSetting | undefined,
  turn: number,
): { setting?: PictureSetting } => {
  if (!setting) return {};
  const { seed, film, varies, where, world } = setting;
  return {
    setting: {
      seed: (seed + (varies ? turn : 0)) >>> 0,
      ...(film !== undefined && { film }),
      ...(where && { where }),
      ...(world && { world }),
    },
  };
};

/** A person of a story. Services without this concept get the description in the prompt and a reference picture. */
export interface PicturePerson {
  name: string;
  look: PictureLook;
}

/** A person's look: a description, and a seed for what it leaves open. Default: the picture's seed. */
export interface PictureLook {
  words: string;
  seed?: number;
}

/** An encoded image (any format the provider decodes) and how strongly to follow it, 0..1. */
export interface PictureReference {
  data: Uint8Array;
  weight: number;
  /** The name of a person in `people` whom it shows. Services use the image; the built-in engine redraws the person. */
  of?: string;
}

/** A finished picture, and the seed that reproduces it. */
export interface Picture {
  data: Uint8Array;
  mime: 'image/jpeg';
  width: number;
  height: number;
  seed: number;
}

/** `onPicture` is called after each finished picture with their number so far, from 1. */
export interface PictureOptions {
  signal: AbortSignal;
  onPicture?: (done: number) => void;
}

/** Makes pictures from prompts: the built-in engine or a service. */
export interface PictureProvider {
  readonly name: string;
  /** Rejects with the signal's reason when aborted, and with an Error when the pictures cannot be made. */
  generate(request: PictureRequest, options: PictureOptions): Promise<Picture[]>;
}
