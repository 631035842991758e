/** The chosen voices of a film's speakers. Runs under the project's lock. */
import type { SpeechProvider } from '../../../generators/speech/speech.ts';
import { isNarrator, NARRATORS } from '../../../src/api/dialogue.ts';
import { first, type Queries } from '../../db/database.ts';
import type { Language } from '../../rpc/messages.ts';
import { Refusal } from '../../rpc/refusal.ts';
import { lockShots } from '../lock-shots.ts';
import { speakerOf } from './narration.ts';

/**
 * Chooses the voice for all texts of a role or of the narrator (CHAR-22). Shots with another voice are changed too.
 * @throws Refusal 404 if there is no such role
 */
export async function bindVoice(
  client: Queries,
  projectId: number,
  name: string,
  voice: string,
): Promise<void> {
  const { rows: roles } = await client.query<{ name: string }>(
    'SELECT name FROM roles WHERE project_id = $1',
    [projectId],
  );
  const names = roles.map((role) => role.name);
  const narrator = isNarrator(name) && !names.includes(name);
  if (!narrator && !names.includes(name)) throw new Refusal(404, 'roleGone');
  if (narrator)
    await client.query('UPDATE projects SET narrator_voice = $2 WHERE id = $1', [projectId, voice]);
  else
    await client.query('UPDATE roles SET voice_type = $3 WHERE project_id = $1 AND name = $2', [
      projectId,
      name,
      voice,
    ]);
  await lockShots(client, [projectId]);
  const { rows: shots } = await client.query<{ id: number; drama_dialogue: string }>(
    "SELECT id, drama_dialogue FROM shots WHERE project_id = $1 AND voice_type <> ''",
    [projectId],
  );
  const theirs = shots.filter(
    ({ drama_dialogue }) => speakerOf(drama_dialogue, names) === (narrator ? '' : name),
  );
  await client.query("UPDATE shots SET voice_type = '' WHERE id = ANY($1::bigint[])", [
    theirs.map(({ id }) => id),
  ]);
}

/** The narrator's name in a language. */
export const narratorName = (language: Language): string =>
  NARRATORS.find((name) => /\p{Script=Han}/u.test(name) === (language === 'zh')) ?? '';

/** The chosen voice of a project's narrator; empty for none. */
export const narratorVoice = async (db: Queries, projectId: number): Promise<string> =>
  (
    await first(
      db.query<{ voice: string }>('SELECT narrator_voice AS voice FROM projects WHERE id = $1', [projectId]),
    )
  )?.voice ?? '';

/** The speakers with a chosen voice; the narrator first. */
export async function listBindings(
  db: Queries,
  projectId: number,
  voices: SpeechProvider['voices'],
  language: Language,
): Promise<{ role_name: string; voice_name: string }[]> {
  const { rows } = await db.query<{ name: string; voice: string }>(
    `SELECT name, voice_type AS voice FROM roles WHERE project_id = $1 AND voice_type <> '' ORDER BY position, id`,
    [projectId],
  );
  const narrator = { name: narratorName(language), voice: await narratorVoice(db, projectId) };
  return [narrator, ...rows].flatMap(({ name, voice }) => {
    const known = voices.find(({ id }) => id === voice);
    return known ? [{ role_name: name, voice_name: known.name[language] }] : [];
  });
}
