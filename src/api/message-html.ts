/** The HTML that messages may contain. The server sanitizes a message when it is written, the page again before showing it (C-33). */

export const MESSAGE_TAGS = [
  ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'pre'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'code', 'a', 'img'],
] as const;

/** The allowed attributes. `target` and `rel` of a link are set by the sanitizer. */
export const MESSAGE_ATTRIBUTES = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
} as const;

/** Message headings rank below the dialog's title, in two levels. */
export const MESSAGE_HEADINGS = { h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4' } as const;

/** Attributes of an external link: it opens in a new window without referrer or opener. */
export const OUTWARD = { target: '_blank', rel: 'noopener noreferrer' } as const;

const OUTSIDE = ['http:', 'https:', 'mailto:'];

/** Whether a link is an in-app route such as `#/draw`, or external; null if it is not allowed. */
export function linkOf(href: string): 'place' | 'outside' | null {
  if (/^#\/[\w/?=&-]*$/.test(href)) return 'place';
  // no base URL: an address without a scheme is ambiguous
  return URL.canParse(href) && OUTSIDE.includes(new URL(href).protocol) ? 'outside' : null;
}

const MEDIA = /^\/media\/[0-9a-f]{32}\.[a-z0-9]{2,5}$/;

/**
 * The path of a picture of this studio, `/media/<key>.<ext>`, without host and signature. External pictures are not allowed: their
 * servers would learn who reads the message.
 * @returns null for any other address
 */
export function pictureOf(src: string): string | null {
  const base = 'http://localhost';
  if (!URL.canParse(src, base)) return null;
  const { protocol, pathname } = new URL(src, base);
  return protocol.startsWith('http') && MEDIA.test(pathname) ? pathname : null;
}
