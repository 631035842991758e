import type { HandlerAnswer } from '../../../src/api/call.ts';
import type { listShots as listShotsCall } from '../../../src/api/storyboard.ts';
import type { Deps } from '../../deps.ts';
import { readStyle, serializeStyle } from '../../draw/styles.ts';
import { mediaAddress } from '../../media/media-address.ts';
import type { Language } from '../../rpc/messages.ts';
import { flag } from '../../rpc/route.ts';
import { orderOf } from '../ordering.ts';
import { isWriting, type ProjectRow } from '../projects/projects.ts';
import { listRoles } from '../script/roles.ts';
import { readCast } from '../speech/cast-voices.ts';
import { knownSpeeches, narrationOf, speechPoints } from '../speech/narration.ts';
import { batchEnds } from './batch-ends.ts';
import { hasChanges, readDiff } from './script-diff.ts';
import { countNeeds, listShots, serializeShot } from './shots.ts';

/** The storyboard of a project (BOARD-04). */
export async function listBoard(
  { db, secret, models }: Deps,
  project: ProjectRow,
  language: Language,
): Promise<HandlerAnswer<typeof listShotsCall>> {
  const { id, user_id } = project;
  const roles = await listRoles(db, id);
  const shots = await listShots(db, id);
  const { name: provider, traits } = models.find('speech');
  const cast = await readCast(db, id, traits.voices);
  const spoken = new Map(shots.map((shot) => [shot.id, narrationOf(shot, cast, traits.voices)]));
  const known = await knownSpeeches(db, user_id, provider, [...spoken.values()].flat());
  return {
    lists: shots.map((shot) => ({
      ...serializeShot(shot, roles, secret),
      narration_points: speechPoints(provider, spoken.get(shot.id) ?? [], known).points,
    })),
    roles: roles.map(({ id: roleId, name, image }) => ({
      id: roleId,
      name,
      cref: image ? mediaAddress(secret, image) : '',
      voice_type: cast.roles.get(name) ?? '',
    })),
    narrator_voice: cast.narrator,
    width_height: project.width_height,
    ...serializeStyle(await readStyle(db, project.style_name), { language, secret }),
    drama_ids: await orderOf(db, 'drama_lines', id),
    ...(await countNeeds(db, id)),
    ...(await batchEnds(db, id)),
    script_changed: flag(!isWriting(project) && hasChanges(await readDiff(db, id))),
  };
}
