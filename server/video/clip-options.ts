/** What a clip's record stores of its request, and how it is shown again. */
import { keyIn, mark } from '../draw/draw-plan.ts';
import { mediaAddress } from '../media/media-address.ts';

interface Keys {
  image: string | null;
  endImage: string | null;
  references: readonly string[];
}

/** The fields of a request that are stored as they are. */
const PLAIN = ['prompt', 'ratio', 'seconds', 'model', 'resolution', 'tool_name'] as const;
type Sent = { [Field in (typeof PLAIN)[number]]?: string | number | undefined } & {
  tail_image?: string | undefined;
  images?: readonly string[] | undefined;
};

/** A request as it is stored, its pictures as `media:<key>` under the fields that they were sent in (VIDEO-19). */
export function storedOptions(sent: Sent, { image, endImage, references }: Keys): Record<string, unknown> {
  const marks = references.map(mark);
  return {
    ...Object.fromEntries(PLAIN.map((field) => [field, sent[field]])),
    ...(image ? { image: mark(image) } : {}),
    ...(endImage ? { [sent.tail_image ? 'tail_image' : 'image_end']: mark(endImage) } : {}),
    ...(marks.length > 0 ? { [sent.images?.length ? 'images' : 'character_images']: marks } : {}),
  };
}

/** Fields that hold pictures; all others are a member's own words, whatever they look like. */
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

/** Stored options with current addresses. @param files names by key, of the member's files only; others are left out */
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
