import { cleanLine } from '../../api/fields.ts';
import { changeProfile } from './profile.ts';
import type { PublishFields } from './publish-form.ts';

/**
 * Gives whoever publishes a work the nickname that they typed beside it.
 * @throws ApiError; the work is not published then, since it would show no name
 */
export async function saveAuthorName(fields: PublishFields): Promise<void> {
  const nickname = cleanLine(fields.nickname);
  if (nickname) await changeProfile({ nickname });
  fields.nickname = '';
}
