import { deleteStyle, listStyles, saveStyle } from '../../src/api/styles.ts';
import type { Deps } from '../deps.ts';
import { fileName } from '../media/media.ts';
import { memberOf } from '../rpc/context.ts';
import { Refusal } from '../rpc/refusal.ts';
import { on, type Route } from '../rpc/route.ts';
import { pictureAt } from './draw-submit.ts';
import { deleteOwnStyle, requireStyleSize, saveOwnStyle } from './own-styles.ts';
import { builtInNamed, serializeStyles } from './styles.ts';

/** Picture styles: built in and the member's own. */
export function styleRoutes(deps: Deps): Route[] {
  const { db } = deps;
  return [
    on(listStyles, (context) => serializeStyles(deps, memberOf(context).userId, context.language)),

    on(saveStyle, async (context, { image, ...style }) => {
      const { userId } = memberOf(context);
      if (builtInNamed(style.name)) throw new Refusal(400, 'styleNameTaken');
      const picture = await pictureAt(deps, context, userId, image);
      requireStyleSize(picture);
      const file = fileName(picture);
      return { id: await db.transaction((client) => saveOwnStyle(client, userId, { ...style, file })) };
    }),

    on(deleteStyle, (context, { id }) => deleteOwnStyle(db, memberOf(context).userId, id)),
  ];
}
