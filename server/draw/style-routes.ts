import type { CallOutput } from '../../src/api/call.ts';
import { deleteStyle, listStyles, restoreStyle, saveStyle, updateStyle } from '../../src/api/styles.ts';
import type { Deps } from '../deps.ts';
import { fileName } from '../media/media.ts';
import { holdNamed } from '../media/named-files.ts';
import { type Context, memberOf } from '../rpc/context.ts';
import { Refusal } from '../rpc/refusal.ts';
import { on, type Route } from '../rpc/route.ts';
import { pictureAt } from './draw-submit.ts';
import {
  deleteOwnStyle,
  requireStyleSize,
  restoreOwnStyle,
  saveOwnStyle,
  updateOwnStyle,
} from './own-styles.ts';
import { builtInNamed, serializeStyles } from './styles.ts';

/** Picture styles: built in and the member's own. */
export function styleRoutes(deps: Deps): Route[] {
  const { db } = deps;

  /** The file of a style that may be stored. @throws Refusal for a built-in name, or a picture that is not theirs or too small */
  async function fileOf(context: Context, { name, image }: CallOutput<typeof saveStyle>): Promise<string> {
    if (builtInNamed(name)) throw new Refusal(400, 'styleNameTaken');
    const picture = await pictureAt(deps, context, memberOf(context).userId, image);
    requireStyleSize(picture);
    return fileName(picture);
  }

  return [
    on(listStyles, (context) => serializeStyles(deps, memberOf(context).userId, context.language)),

    on(saveStyle, async (context, style) => {
      const { userId } = memberOf(context);
      const file = await fileOf(context, style);
      const id = await db.transaction(async (client) => {
        await holdNamed(client, context);
        return saveOwnStyle(client, userId, { ...style, file });
      });
      return { id };
    }),

    on(updateStyle, async (context, { id, ...style }) => {
      const { userId } = memberOf(context);
      const file = await fileOf(context, style);
      await db.transaction(async (client) => {
        await holdNamed(client, context);
        await updateOwnStyle(client, userId, id, { ...style, file });
      });
    }),

    on(deleteStyle, (context, { id }) => deleteOwnStyle(db, memberOf(context).userId, id)),

    on(restoreStyle, (context, { id }) =>
      db.transaction((client) => restoreOwnStyle(client, memberOf(context).userId, id)),
    ),
  ];
}
