/** The materials of a shot or role: its pictures, newest first. */
import type { CallOutput, HandlerAnswer } from '../../../src/api/call.ts';
import type { listMaterialImages } from '../../../src/api/characters.ts';
import type { Deps } from '../../deps.ts';
import { type DrawRow, SELECT_DRAWS } from '../../draw/draws.ts';
import { factsOf, filesOf } from '../../draw/picture-facts.ts';
import { serializeDrawTask } from '../../draw/serialize-draw.ts';
import { type Context, memberOf } from '../../rpc/context.ts';
import { Refusal } from '../../rpc/refusal.ts';
import { flag } from '../../rpc/route.ts';
import { listRoles } from '../script/roles.ts';
import { placeOf } from './shot-places.ts';
import { requireShot } from './shots.ts';

/** One page of a shot's or role's pictures (BOARD-47). @throws Refusal if shot or role is not the member's */
export async function listMaterials(
  { db, secret }: Deps,
  context: Context,
  input: CallOutput<typeof listMaterialImages>,
): Promise<HandlerAnswer<typeof listMaterialImages>> {
  const { userId } = memberOf(context);
  const place = await placeOf(db, userId, input);
  if (!place) throw new Refusal(400, 'badInput', { fill: { field: 'scense_id' } });
  const { page, pageSize, before, tool_name } = input;
  const { rows } = await db.query<DrawRow>(
    `${SELECT_DRAWS} WHERE d.user_id = $1 AND d.deleted_at IS NULL
       AND (d.shot_id = $2 OR ($2::bigint IS NULL AND d.role_id = $3))
       AND ($4 = '' OR d.tool_name = $4) AND ($5::bigint IS NULL OR d.id < $5)
     ORDER BY d.id DESC LIMIT $6 OFFSET $7`,
    [
      userId,
      place.shotId,
      place.roleId,
      tool_name,
      before ?? null,
      pageSize + 1,
      before === undefined ? (page - 1) * pageSize : 0,
    ],
  );
  const shown = await shownPicture();
  const listed = rows.slice(0, pageSize);
  const facts = await factsOf(db, listed);
  return {
    lists: listed.map((row) => {
      const { images, ...task } = serializeDrawTask(
        row,
        { secret, language: context.language },
        filesOf(row, facts),
      );
      const selected = row.images.indexOf(shown);
      const index = Math.max(0, selected);
      return {
        ...task,
        id: row.draw_id,
        images,
        draw_index: index,
        image_one: images[index] ?? '',
        tool_name: row.tool_name,
        message_input: row.prompt,
        action_cmd: row.action_cmd,
        is_select: flag(selected >= 0),
        select_index: index,
      };
    }),
    has_next: flag(rows.length > pageSize),
  };

  async function shownPicture(): Promise<string> {
    if (!place) return '';
    if (place.shotId !== null) return (await requireShot(db, place.projectId, place.shotId)).image;
    return (await listRoles(db, place.projectId)).find(({ id }) => id === place.roleId)?.image ?? '';
  }
}
