/** Sanitizes a message when it is written: removes scripts, styles and tracking. */
import sanitizeHtml, { type IOptions, type Transformer } from 'sanitize-html';
import {
  linkOf,
  MESSAGE_ATTRIBUTES,
  MESSAGE_HEADINGS,
  MESSAGE_TAGS,
  OUTWARD,
  pictureOf,
} from '../../src/api/message-html.ts';
import { mediaAddress } from '../media/media-address.ts';

const link: Transformer = (tagName, { href = '' }) => {
  const kind = linkOf(href.trim());
  return { tagName, attribs: kind ? { href: href.trim(), ...(kind === 'outside' ? OUTWARD : {}) } : {} };
};

const picture: Transformer = (tagName, { src = '', ...attribs }) => {
  const path = pictureOf(src);
  return { tagName, attribs: path ? { alt: '', ...attribs, src: path } : {} };
};

const RULES: IOptions = {
  allowedTags: [...MESSAGE_TAGS],
  allowedAttributes: {
    a: [...MESSAGE_ATTRIBUTES.a, ...Object.keys(OUTWARD)],
    img: [...MESSAGE_ATTRIBUTES.img],
  },
  transformTags: { ...MESSAGE_HEADINGS, a: link, img: picture },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
};

/** Ends of what is not allowed and stood on lines of its own, and of cells. */
const LINE_END = /([^\s>])\s*<\/(?:div|section|article|tr|caption)>(?=\s*\S)/gi;
const CELL_END = /<\/t[dh]>/gi;

/** Keeps the words of tables and boxes apart, which would run together without their tags. */
const apart = (html: string): string => html.replace(CELL_END, ' ').replace(LINE_END, '$1<br />');

/** Sanitizes HTML. Idempotent. */
export const cleanMessage = (html: string): string =>
  sanitizeHtml(apart(html), RULES)
    .trim()
    .replace(/(?:<br \/>\s*)+$/, '');

/** Whether sanitized HTML has visible content: text or a picture. */
export const saysSomething = (clean: string): boolean =>
  clean.includes('<img') || /[^\s\u00a0\u200b]/.test(sanitizeHtml(clean, { allowedTags: [] }));

/** The keys of the pictures in sanitized HTML. */
export const keysShown = (clean: string): string[] =>
  [...clean.matchAll(/<img [^>]*src="\/media\/([0-9a-f]+)/g)].map(([, key = '']) => key);

/** Replaces the picture paths in sanitized HTML by current URLs. */
export const withAddresses = (clean: string, secret: string): string =>
  clean.replace(
    /(<img [^>]*src=")\/media\/([\w.]+)(?=")/g,
    (_, head: string, file: string) => head + mediaAddress(secret, file).replace('&', '&amp;'),
  );
