/** The characters of a film: rows and their serialization. */
import * as v from 'valibot';
import type { StudioVoice } from '../../../generators/speech/speech.ts';
import { nounIn } from '../../../generators/text/name-noun.ts';
import { ROLE_DEFAULTS, type Role } from '../../../src/api/characters.ts';
import { first, type Queries } from '../../db/database.ts';
import { mediaAddress } from '../../media/media-address.ts';
import type { Language } from '../../rpc/messages.ts';
import { Refusal } from '../../rpc/refusal.ts';
import type { RoleRow } from '../script/roles.ts';

export interface CharacterRow extends RoleRow {
  project_id: number;
  /** The task that made its picture; empty for an upload or none. */
  draw_task_id: string;
  draw_index: number;
  drawn: DrawnWith;
  /** The chosen voice; empty for none. */
  voice_type: string;
}

/** The parameters of a role's last picture submit. */
const DrawnWith = v.object({
  s: v.optional(v.number()),
  chaos: v.optional(v.number()),
  rip: v.optional(v.number()),
  rid: v.optional(v.number()),
  style: v.optional(v.string()),
  model: v.optional(v.string()),
});
export type DrawnWith = v.InferOutput<typeof DrawnWith>;

/** The parameters of a submit to store with the role. `v` and `niji` give its model. */
export function drawnWith(options: unknown): DrawnWith {
  const sent = v.safeParse(
    v.object({ ...DrawnWith.entries, v: v.optional(v.string()), niji: v.optional(v.string()) }),
    options ?? {},
  );
  if (!sent.success) return {};
  const { v: version, niji, ...kept } = sent.output;
  const model = niji ? `niji ${niji}` : version ? `v ${version}` : undefined;
  return { ...kept, ...(model && { model }) };
}

const SELECT =
  'SELECT id, project_id, name, description, image, draw_task_id, draw_index, drawn, voice_type FROM roles';

/** A project's characters in order. */
export async function listCharacters(db: Queries, projectId: number): Promise<CharacterRow[]> {
  const { rows } = await db.query<CharacterRow>(`${SELECT} WHERE project_id = $1 ORDER BY position, id`, [
    projectId,
  ]);
  return rows;
}

/** One of the project's characters. @throws Refusal 404 if there is no such role */
export async function requireCharacter(db: Queries, projectId: number, id: number): Promise<CharacterRow> {
  const row = await first(
    db.query<CharacterRow>(`${SELECT} WHERE project_id = $1 AND id = $2`, [projectId, id]),
  );
  if (!row) throw new Refusal(404, 'roleGone');
  return row;
}

interface SerializeOptions {
  secret: string;
  language: Language;
  voices: readonly StudioVoice[];
}

/** A role for the characters step (CHAR-06). */
export function serializeCharacter(
  row: CharacterRow,
  { secret, language, voices }: SerializeOptions,
): v.InferInput<typeof Role> {
  const image = row.image ? mediaAddress(secret, row.image) : '';
  return {
    id: row.id,
    script_id: row.project_id,
    role_name: row.name,
    role_desc: row.description,
    role_img: image,
    draw_task_id: row.draw_task_id,
    draw_index: row.draw_index,
    cref: image,
    cref_img: image,
    style: '',
    ...ROLE_DEFAULTS,
    ...row.drawn,
    voice_name: voiceName(row.voice_type, voices, language),
    noun: nounIn(row.name),
  };
}

/** The display name of a voice; empty for none. */
export const voiceName = (id: string, voices: readonly StudioVoice[], language: Language): string =>
  voices.find((voice) => voice.id === id)?.name[language] ?? '';
