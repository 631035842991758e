import { StorageAway } from '../storage/storage-away.ts';
import { Refusal } from './refusal.ts';

/** What a person is told of an error that has words for them; null for an error of ours. @param error anything thrown by a handler */
export function refusalOf(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  return error instanceof StorageAway ? new Refusal(503, 'storageAway') : null;
}
