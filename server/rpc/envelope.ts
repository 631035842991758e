import { toWireText } from '../../src/api/spelling.ts';
import { type Language, messageText } from './messages.ts';
import type { Refusal } from './refusal.ts';
import { WithMessage } from './route.ts';

export interface Envelope {
  code: number;
  message: string;
  data: unknown;
}

/** The JSON of a success's envelope, in the contract's spelling. */
export function answered(result: unknown, language: Language): string {
  const reply = result instanceof WithMessage ? result : new WithMessage(result, 'ok');
  const envelope: Envelope = {
    code: reply.code,
    message: messageText(reply.key, language, reply.fill),
    data: reply.answer ?? null,
  };
  return toWireText(envelope);
}

/** The envelope of a refusal, with its words in the caller's language. */
export const refused = ({ code, key, fill }: Refusal, language: Language): Envelope => ({
  code,
  message: messageText(key, language, fill),
  data: null,
});
