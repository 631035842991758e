/** Content security policies of the built app and of all other answers. */
import { createHash } from 'node:crypto';

/** Hash of an empty style tag, which Emotion creates; it adds rules through the CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const hashes = (html: string, tag: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\bsrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    ([, body = '']) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`,
  );

/** Script, style, API and frame sources of Google Identity Services; nothing else of that origin is allowed. */
const GOOGLE = {
  'script-src': 'https://accounts.google.com/gsi/client',
  'style-src': 'https://accounts.google.com/gsi/style',
  'connect-src': 'https://accounts.google.com/gsi/',
  'frame-src': 'https://accounts.google.com/gsi/',
} as const;

/**
 * The policy of the app's page. Its inline script and style are allowed only by their hashes.
 * @param html the built index.html
 * @param connect other origins that the app may call
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
    // the worker's script URL must be a TrustedScriptURL, and HTML from the server passes DOMPurify
    'trusted-types': ['inkreel', 'dompurify'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** For API answers, which are never pages: if opened directly, they may do nothing. */
export const NOTHING_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/**
 * For media, which are opened by themselves too, by a shared link or the operator's list. The browser then makes a page with its own
 * player, which this policy holds for: it loads the file from the page, and is refused that without an origin. Nothing may run.
 */
export const MEDIA_POLICY =
  "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox allow-same-origin allow-downloads";
