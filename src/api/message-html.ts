/** What a message may be written with: the server cleans by it when it is written, the page again before it is shown (C-33). */

export const MESSAGE_TAGS = [
  ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'pre'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'code', 'a', 'img'],
] as const;

/** All attributes that may be written; what a link says of its window is ours to set. */
export const MESSAGE_ATTRIBUTES = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
} as const;

/** A message stands under the title of its dialog: its own headings begin one step below, and have two steps. */
export const MESSAGE_HEADINGS = { h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4' } as const;

/** What a link to somewhere else carries: it opens in a window of its own, which learns nothing of ours. */
export const OUTWARD = { target: '_blank', rel: 'noopener noreferrer' } as const;

const OUTSIDE = ['http:', 'https:', 'mailto:'];

/** Whether a link leads to a place of the app, such as `#/draw`, or out of it; null for one that may not be followed. */
export function linkOf(href: string): 'place' | 'outside' | null {
  if (/^#\/[\w/?=&-]*$/.test(href)) return 'place';
  // without a base: an address that leaves out its scheme could mean anything
  return URL.canParse(href) && OUTSIDE.includes(new URL(href).protocol) ? 'outside' : null;
}

const MEDIA = /^\/media\/[0-9a-f]{32}\.[a-z0-9]{2,5}$/;

/**
 * The path of a picture of this studio, `/media/<key>.<ext>`, without host and signature. No other picture is shown: its server would
 * learn who reads.
 * @returns null for any other address
 */
export function pictureOf(src: string): string | null {
  const base = 'http://localhost';
  if (!URL.canParse(src, base)) return null;
  const { protocol, pathname } = new URL(src, base);
  return protocol.startsWith('http') && MEDIA.test(pathname) ? pathname : null;
}
