/** The content security policy of the built app, and of everything else. */
import { createHash } from 'node:crypto';

/** Emotion opens an empty style tag and then writes rules into it through the CSSOM: this is the hash of nothing. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const hashes = (html: string, tag: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\bsrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    ([, body = '']) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`,
  );

/**
 * The policy of the app's page. Its inline theme script and shell style are allowed by their hashes alone.
 * @param html the built index.html
 * @param connect further origins the app may call
 */
export function appPolicy(html: string, connect: readonly string[]): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes(html, 'script')],
    'style-src': ["'self'", ...hashes(html, 'style'), EMPTY_STYLE],
    'img-src': ["'self'", 'blob:', 'data:'],
    'media-src': ["'self'", 'blob:', 'data:'],
    'connect-src': ["'self'", ...connect],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // The worker's address must be a trusted URL; HTML of the server goes through DOMPurify.
    'trusted-types': ['inkreel', 'dompurify'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Answers and media are never pages: opened by themselves they may do nothing. */
export const NOTHING_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";
