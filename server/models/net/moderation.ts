import type { MessageKey } from '../../rpc/messages.ts';

/** Patterns in moderation errors. Those about a result or a picture come before the general ones. */
const SIGNS: readonly (readonly [sign: RegExp, messageKey: MessageKey])[] = [
  [
    /output[_ -]?(?:video|image|audio|text)?[_ -]?sensitive|(?:output|generated|result)[^"]{0,40}(?:flagged|nsfw|safety|sensitive|moderat)|nsfw (?:content|image)[^"]{0,20}(?:detected|generated)|(?<!\d)1027(?!\d)/i,
    'moderatedResult',
  ],
  [
    /input[_ -]?(?:image|video)[_ -]?(?:sensitive|risk|moderat)|image[^"]{0,40}(?:flagged|violat|content policy|sensitive|real person)|(?:flagged|moderat|sensitive)[^"]{0,30}input image/i,
    'moderatedPicture',
  ],
  [
    /content[_ -]?policy|policy[_ -]?violation|moderation|moderated|sensitive[_ ]?(?:content|word|text|information)|\bnsfw\b|safety (?:system|filter|checker)|flagged (?:as|by|for)|text[_ -]?(?:sensitive|risk)|(?<!\d)1026(?!\d)/i,
    'moderatedWords',
  ],
];

/** Location of the error in the request, e.g. fal's `loc: ["body", "image_url"]`. */
const AT_PICTURE = /"loc"\s*:\s*\[[^\]]*(?:image|frame|picture|face)[^\]]*\]/i;

/** Which part of a request the service's moderation has refused; null if the answer is not about moderation. */
export function moderation({ body }: { body: Uint8Array }): MessageKey | null {
  return moderationIn(Buffer.from(body).toString('utf8').slice(0, 20_000));
}

/** The same for a text. */
export function moderationIn(text: string): MessageKey | null {
  const found = SIGNS.find(([sign]) => sign.test(text))?.[1] ?? null;
  return found === 'moderatedWords' && AT_PICTURE.test(text) ? 'moderatedPicture' : found;
}
