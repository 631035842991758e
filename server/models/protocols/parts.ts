/** What several protocols share. */

import { valuesAt } from '../file/json-path.ts';
import type { InputFile } from '../file/placeholders.ts';
import type { Output } from '../file/schema.ts';
import { ServiceUnclear } from '../remote/faults.ts';
import type { ResultPlace } from './protocol.ts';

/** A file as an address that has it all. */
export const dataAddress = ({ data, mime }: InputFile): string =>
  `data:${mime};base64,${Buffer.from(data).toString('base64')}`;

const LONGEST_WORDS = 2000;

/** The numbers and short words of a request: what finds it again, without files. */
export function scalarsOf(body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null) return {};
  return Object.fromEntries(
    Object.entries(body).filter(
      ([, value]) =>
        typeof value === 'number' ||
        typeof value === 'boolean' ||
        (typeof value === 'string' && value.length <= LONGEST_WORDS && !value.startsWith('data:')),
    ),
  );
}

/** The addresses that an answer has where the row says. */
export function addressesAt(answer: unknown, output: Output | undefined): ResultPlace[] {
  const path = output && ('file' in output ? output.file : 'base64' in output ? output.base64 : null);
  if (!path) return [];
  const found = valuesAt(answer, path).flatMap((one) => (Array.isArray(one) ? one : [one]));
  return found.flatMap((one) => {
    if (typeof one === 'number') return [{ address: String(one) }];
    if (typeof one !== 'string' || one === '') return [];
    const bare = output && 'base64' in output && !one.startsWith('data:');
    return [{ address: bare ? `data:application/octet-stream;base64,${one}` : one }];
  });
}

/** A field of an answer that has to be there. @throws ServiceUnclear: it answered, but nobody can tell what it has begun */
export function requireText(answer: unknown, field: string): string {
  const value =
    typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>)[field] : undefined;
  if (typeof value !== 'string' || value === '') throw new ServiceUnclear(`The answer has no ${field}.`);
  return value;
}

/** A field of an answer as text; empty if it is not there. */
export function textIn(answer: unknown, field: string): string {
  const value =
    typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>)[field] : undefined;
  return typeof value === 'string' ? value : '';
}

/** A request in a path. */
export const inPath = (id: string): string => encodeURIComponent(id);
