import { toWire } from '../../src/api/spelling.ts';
import { type Language, messageText } from './messages.ts';
import type { Refusal } from './refusal.ts';
import { WithMessage } from './route.ts';

export interface Envelope {
  code: number;
  message: string;
  data: unknown;
}

/** The envelope of a success, in the contract's spelling. */
export function answered(result: unknown, language: Language): Envelope {
  const said = result instanceof WithMessage ? result : new WithMessage(result, 'ok');
  return {
    code: said.code,
    message: messageText(said.key, language, said.fill),
    data: toWire(said.answer ?? null),
  };
}

export const refused = ({ code, key, fill }: Refusal, language: Language): Envelope => ({
  code,
  message: messageText(key, language, fill),
  data: null,
});
