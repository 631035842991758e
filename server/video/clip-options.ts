/** The request of a clip as stored in its record, and as shown again. */
import { keyIn, mark } from '../draw/draw-plan.ts';
import { mediaAddress } from '../media/media-address.ts';

interface Keys {
  image: string | null;
  endImage: string | null;
  references: readonly string[];
}

/** Fields of a request that are stored unchanged. */
const PLAIN = ['prompt', 'ratio', 'seconds', 'model', 'resolution', 'tool_name'] as const;
type Sent = { [Field in (typeof PLAIN)[number]]?: string | number | undefined } & {
  tail_image?: string | undefined;
  images?: readonly string[] | undefined;
};

/** The stored form of a request: pictures as `media:<key>`, in the fields in which they were sent (VIDEO-19). */
export function storedOptions(sent: Sent, { image, endImage, references }: Keys): Record<string, unknown> {
  const marks = references.map(mark);
  return {
    ...Object.fromEntries(PLAIN.map((field) => [field, sent[field]])),
    ...(image ? { image: mark(image) } : {}),
    ...(endImage ? { [sent.tail_image ? 'tail_image' : 'image_end']: mark(endImage) } : {}),
    ...(marks.length > 0 ? { [sent.images?.length ? 'images' : 'character_images']: marks } : {}),
  };
}

/** Fields that hold pictures. Others are typed by the member and never resolved, even if they look like a key. */
const PICTURES: ReadonlySet<string> = new Set([
  'image',
  'image_end',
  'tail_image',
  'images',
  'character_images',
]);

/** The keys of all pictures in stored options. */
export const keysIn = (options: Record<string, unknown>): string[] =>
  Object.entries(options)
    .filter(([field]) => PICTURES.has(field))
    .flatMap(([, value]) => value)
    .flatMap((value) => keyIn(value) ?? []);

/** Stored options with current URLs. @param files file names by key, only the member's own; others are left out */
export function shownOptions(
  options: Record<string, unknown>,
  files: ReadonlyMap<string, string>,
  secret: string,
): Record<string, unknown> {
  const addressOf = (value: unknown): string[] => {
    const file = files.get(keyIn(value) ?? '');
    return file ? [mediaAddress(secret, file)] : [];
  };
  return Object.fromEntries(
    Object.entries(options).map(([field, value]) => {
      if (!PICTURES.has(field)) return [field, value];
      return [field, Array.isArray(value) ? value.flatMap(addressOf) : (addressOf(value)[0] ?? '')];
    }),
  );
}
