/** Functions shared by protocols. */

import { valuesAt } from '../file/json-path.ts';
import type { InputFile } from '../file/placeholders.ts';
import type { Output } from '../file/schema.ts';
import { ServiceUnclear } from '../remote/faults.ts';
import type { ResultPlace } from './protocol.ts';

/** A file as a `data:` URL. */
export const dataAddress = ({ data, mime }: InputFile): string =>
  `data:${mime};base64,${Buffer.from(data).toString('base64')}`;

const LONGEST_WORDS = 2000;

/** The numbers and short strings of a request, without files, for finding it again. */
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

/** The result URLs at the row's output path. */
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

/** A required text field of an answer. @throws ServiceUnclear if it is missing: it is unknown whether something was started */
export function requireText(answer: unknown, field: string): string {
  const value =
    typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>)[field] : undefined;
  if (typeof value !== 'string' || value === '') throw new ServiceUnclear(`The answer has no ${field}.`);
  return value;
}

/** A text field of an answer; empty if it is missing. */
export function textIn(answer: unknown, field: string): string {
  const value =
    typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>)[field] : undefined;
  return typeof value === 'string' ? value : '';
}

/** Encodes a request's id for a path. */
export const inPath = (id: string): string => encodeURIComponent(id);
