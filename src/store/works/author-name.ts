import type { Client } from '../../api/client.ts';
import { cleanLine } from '../../api/fields.ts';
import { session } from '../account/session-state.ts';
import { changeProfile } from './profile.ts';
import type { PublishFields } from './publish-form.ts';

/**
 * Gives whoever publishes a work the nickname that they typed beside it.
 * @param client of the login that publishes
 * @throws ApiError; the work is not published then, since it would show no name
 */
export async function saveAuthorName(fields: PublishFields, client: Client): Promise<void> {
  const { token } = session;
  const nickname = cleanLine(fields.nickname);
  if (nickname) await changeProfile({ nickname }, client);
  // the form may be another member's by now
  if (session.token === token) fields.nickname = '';
}
