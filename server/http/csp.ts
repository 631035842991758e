/** Content security policies of the built app and of everything else. */
import { createHash } from 'node:crypto';

/** Emotion creates an empty style tag and adds rules through the CSSOM: this is the hash of an empty text. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const hashes = (html: string, tag: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\bsrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    ([, body = '']) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`,
  );

/** The script, style, API and frame sources that Google Identity Services needs, and nothing else of that origin. */
const GOOGLE = {
  'script-src': 'https://accounts.google.com/gsi/client',
  'style-src': 'https://accounts.google.com/gsi/style',
  'connect-src': 'https://accounts.google.com/gsi/',
  'frame-src': 'https://accounts.google.com/gsi/',
} as const;

/**
 * The policy of the app's page. Its inline theme script and shell style are allowed only by their hashes.
 * @param html the built index.html
 * @param connect further origins the app may call
 * @param google whether Google's sign-in may be loaded
 */
export function appPolicy(html: string, connect: readonly string[], google = false): string {
  const theirs = (name: keyof typeof GOOGLE): string[] => (google ? [GOOGLE[name]] : []);
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes(html, 'script'), ...theirs('script-src')],
    'style-src': ["'self'", ...hashes(html, 'style'), EMPTY_STYLE, ...theirs('style-src')],
    'img-src': ["'self'", 'blob:', 'data:'],
    'media-src': ["'self'", 'blob:', 'data:'],
    'connect-src': ["'self'", ...connect, ...theirs('connect-src')],
    ...(google ? { 'frame-src': theirs('frame-src') } : {}),
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // the worker's address must be a trusted URL, and the server's HTML goes through DOMPurify
    'trusted-types': ['inkreel', 'dompurify'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** API answers and media are never pages: opened directly, they may do nothing. */
export const NOTHING_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";
